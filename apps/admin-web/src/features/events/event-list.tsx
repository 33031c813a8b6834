import type { Event } from '@ospite/contracts';
import { EventRow } from './event-row';
import * as s from './events.module.css';

/** All events, in the guests' order. */
export function EventList({ events }: { readonly events: readonly Event[] }) {
  return (
    <ul className={s.list}>
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </ul>
  );
}
