import type { Event } from '@ospite/contracts';
import { useRowFocus } from '../../shared/screen/lists/use-row-focus';
import { EventRow } from './event-row';
import * as s from './events.module.css';

/** All events, in the guests' order. */
export function EventList({ events }: { readonly events: readonly Event[] }) {
  const list = useRowFocus<HTMLUListElement>(events.length);
  return (
    <ul {...list} tabIndex={-1} className={s.list}>
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </ul>
  );
}
