import type { Event } from '@ospite/contracts';
import { anEventResponse, problem, type Handlers } from '@ospite/contracts/testing';

export interface EventState {
  events: readonly Event[];
}

type Form = Readonly<Record<string, unknown>>;

/** Events, as in memory. */
export function eventOperations(state: EventState): Handlers {
  const addedBy = new Map<string, { readonly id: number; readonly content: string }>();
  return {
    listAllEvents: () => [...state.events],
    createEvent: ({ createEventRequest, 'Idempotency-Key': key = '' }) => {
      const content = JSON.stringify(createEventRequest);
      const added = addedBy.get(key);
      const present = state.events.find(({ id }) => id === added?.id);
      if (present && added?.content === content) return present;
      if (present) return problem(422, 'event.key_reused', { id: present.id });
      const event = anEventResponse({
        ...changesOf({ ...createEventRequest }),
        id: 100 + state.events.length,
      });
      state.events = [...state.events, event];
      addedBy.set(key, { id: event.id, content });
      return event;
    },
    updateEvent: ({ eventId, updateEventRequest }) => {
      const event = state.events.find(({ id }) => id === eventId);
      if (!event) return problem(404, 'event.not_found');
      const changed = { ...event, ...changesOf({ ...updateEventRequest }), updatedAt: event.updatedAt };
      state.events = state.events.map((one) => (one === event ? changed : one));
      return changed;
    },
    deleteEvent: ({ eventId }) => {
      state.events = state.events.filter(({ id }) => id !== eventId);
      return null;
    },
  };
}

/** What a form changes; an empty text is none. */
function changesOf({ image: _image, removeImage, isActive, sortOrder, ...texts }: Form): Partial<Event> {
  const filled = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text || null]));
  return {
    ...filled,
    ...(isActive !== undefined && { isActive: isActive === 'true' }),
    ...(sortOrder !== undefined && { sortOrder: Number(sortOrder) }),
    ...(removeImage === 'true' && { image: null, picture: null }),
  };
}
