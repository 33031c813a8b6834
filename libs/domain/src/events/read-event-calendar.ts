import { dayOf, DomainError, type Clock, type Language } from '../shared';
import { calendarEntryOf, type CalendarEntry } from './event-calendar';
import type { EventStore } from './event-store';

/** A guest takes an event along in a calendar. */
export class ReadEventCalendar {
  constructor(
    private readonly events: EventStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `event.not_found` for one that guests do not see, or that has no day
   */
  async read(id: number, language: Language): Promise<CalendarEntry> {
    const event = await this.events.find(id, 'published', dayOf(this.clock.now()));
    const entry = event && calendarEntryOf(event, language);
    if (!entry) throw new DomainError('event.not_found');
    return entry;
  }
}
