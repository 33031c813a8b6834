import { useListEventsQuery } from '@ospite/contracts/guest';
import { useTranslation } from 'react-i18next';
import { ProblemState } from '../../shared/states/problem-state';
import { EventCard } from './event-card';
import * as s from './events.module.css';

/** What is on; or the message that it is loading, could not be loaded, or that there is nothing. */
export function Events() {
  const { t } = useTranslation();
  const { data: events, error, refetch } = useListEventsQuery({});
  if (error && !events) return <ProblemState error={error} onRetry={() => void refetch()} />;
  if (!events)
    return (
      <p role="status" className={s.message}>
        {t('guide:events.loading')}
      </p>
    );
  if (events.length === 0)
    return (
      <div className={s.message}>
        <p className={s.nothing}>{t('guide:events.empty')}</p>
        <p>{t('guide:events.emptyHint')}</p>
      </div>
    );
  return (
    <ul className={s.events}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}
