import type { CreateEventRequest, Event, UpdateEventRequest } from '@ospite/contracts';
import {
  checkEvent,
  EMPTY_EVENT_DRAFT,
  EVENT_DRAFT_FIELDS,
  type EventDraft,
  type FieldProblem,
} from '@ospite/domain';
import type { Labels } from '../../shared/forms/translated-labels';
import { flatLabels } from '../../shared/languages/language-texts';

type TextName = Exclude<keyof EventDraft, 'isActive'>;

/** The texts of the form, each under the name of its field in the API. */
const TEXTS = EVENT_DRAFT_FIELDS.filter((name): name is TextName => name !== 'isActive');

/** What the owner edits of an event; days are ISO text, and everything is empty where there is nothing. */
export interface EventValues extends Readonly<Record<TextName, string>> {
  readonly isActive: boolean;
  /** A new picture, chosen and not sent yet. */
  readonly image: File | null;
  readonly removeImage: boolean;
}

/** Keys of what the fields are called. */
export const EVENT_LABELS: Labels<EventValues> = {
  ...flatLabels('title', 'office:events.fields.title'),
  ...flatLabels('description', 'office:events.fields.description'),
  startDate: 'office:events.fields.startDate',
  endDate: 'office:events.fields.endDate',
  location: 'office:events.fields.location',
  link: 'office:events.fields.link',
  sortOrder: 'office:events.fields.sortOrder',
  isActive: 'office:events.fields.isActive',
  image: 'office:events.fields.picture',
  removeImage: 'office:events.fields.picture',
};

/** The name under which the draft of an event, or of a new one, is kept. */
export function eventDraft(event?: Pick<Event, 'id'>): string {
  return `event ${event?.id ?? 'new'}`;
}

/** The values of an event, or of a new one. Source: specification §5, Event admin. */
export function eventValues(event?: Event): EventValues {
  const texts = TEXTS.map((name) => [name, String((event ?? EMPTY_EVENT_DRAFT)[name] ?? '')]);
  return {
    ...(Object.fromEntries(texts) as Record<TextName, string>),
    isActive: event?.isActive ?? EMPTY_EVENT_DRAFT.isActive,
    image: null,
    removeImage: false,
  };
}

/** What is wrong with the values, by the rules that the server has too. */
export function eventProblems(values: EventValues): readonly FieldProblem[] {
  const check = checkEvent({ ...values, sortOrder: Number(values.sortOrder) });
  return check.ok ? [] : check.problems;
}

/** A new event as it is sent; what is empty is left out. @param image as it was prepared */
export function createEventRequest(values: EventValues, image: File | null): CreateEventRequest {
  const { title, description, isActive } = values;
  const filled = TEXTS.filter((name) => values[name].trim() !== '').map((name) => [name, values[name]]);
  return {
    ...Object.fromEntries(filled),
    title,
    description,
    isActive: isActive ? 'true' : 'false',
    ...(image && { image }),
  };
}

/**
 * The changes of an event as they are sent.
 * @param updatedAt of the event that was read; undefined overwrites whatever is there
 * @param image as it was prepared
 */
export function updateEventRequest(
  changed: Partial<EventValues>,
  updatedAt: string | undefined,
  image: File | null,
): UpdateEventRequest {
  const { image: _chosen, isActive, removeImage, ...texts } = changed;
  return {
    ...texts,
    ...(isActive !== undefined && { isActive: isActive ? ('true' as const) : ('false' as const) }),
    ...(removeImage && !image && { removeImage: 'true' as const }),
    ...(image && { image }),
    ...(updatedAt !== undefined && { updatedAt }),
  };
}
