import type { Event as LocalEvent } from '@ospite/contracts/guest';
import { Drawing, Picture, VisuallyHidden } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { Words } from '../../shared/content/words';
import { ICONS } from '../../shared/drawings/icons';
import { usePageFacts } from '../../shared/facts/page-facts';
import { eventDays } from '../../shared/format/event-days';
import { eventTexts } from '../../shared/format/localized-text';
import { GUIDE_SIZES } from '../../shared/pictures/sizes/guide-sizes';
import * as s from './events.module.css';

/** One event: when, what, where, and the ways on. Texts that are only there in Italian say so to screen readers. */
export function EventCard({ event }: { readonly event: LocalEvent }) {
  const { t } = useTranslation();
  const { language, today } = usePageFacts();
  const { id, startDate, endDate, location, link, picture } = event;
  const { title, description } = eventTexts(event, language);
  return (
    <article className={s.card}>
      {picture && (
        <div className={s.frame}>
          {/* The title beside it says what it shows. */}
          <Picture source={picture} alt="" sizes={GUIDE_SIZES.event} />
        </div>
      )}
      <div className={s.body}>
        {startDate && (
          <p className={s.days}>
            <time dateTime={startDate}>{eventDays(startDate, endDate, today, language)}</time>
          </p>
        )}
        <Words as="h3" className={s.title} of={title} />
        {location && (
          <p className={s.location}>
            <Drawing shape={ICONS.pin} className={s.icon} />
            {/* Has no translations. */}
            <span lang={language === 'it' ? undefined : 'it'}>{location}</span>
          </p>
        )}
        <Words className={s.description} of={description} />
        <p className={s.ways}>
          {link && (
            <a href={link} target="_blank" rel="noopener">
              {/* One part of the link's row, so that one line runs under words and arrow. */}
              <span>
                {t('guide:events.more')} <span aria-hidden="true">↗</span>
                <VisuallyHidden> {t('guide:events.newTab')}</VisuallyHidden>
              </span>
            </a>
          )}
          {startDate && (
            <a href={`/api/events/${id}/calendar.ics?language=${language}`} download>
              <Drawing shape={ICONS.calendar} className={s.icon} /> {t('guide:events.calendar')}
            </a>
          )}
        </p>
      </div>
    </article>
  );
}
