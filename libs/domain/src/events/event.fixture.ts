import type { CalendarDate } from '../shared';
import type { LocalEvent } from './event';
import { EMPTY_EVENT_DRAFT, type EventDraft } from './event-details';

/** A stored event of two days. */
export function anEvent(changes: Partial<LocalEvent> = {}): LocalEvent {
  return {
    id: 1,
    title: { it: 'Sagra del pesce', de: 'Fischfest' },
    description: { it: 'Fritto misto e vermentino, sul porto.' },
    picture: null,
    link: 'https://sagra.example/programma',
    startDate: '2026-08-01' as CalendarDate,
    endDate: '2026-08-02' as CalendarDate,
    location: 'Porto di San Teodoro',
    isActive: true,
    sortOrder: 0,
    createdAt: new Date('2026-05-01T08:30:00Z'),
    updatedAt: new Date('2026-05-01T08:30:00Z'),
    ...changes,
  };
}

/** A form that passes every rule. */
export function anEventDraft(changes: Partial<EventDraft> = {}): EventDraft {
  return {
    ...EMPTY_EVENT_DRAFT,
    title: 'Sagra del pesce',
    titleDe: 'Fischfest',
    description: 'Fritto misto e vermentino, sul porto.',
    startDate: '2026-08-01',
    endDate: '2026-08-02',
    location: 'Porto di San Teodoro',
    link: 'https://sagra.example/programma',
    ...changes,
  };
}
