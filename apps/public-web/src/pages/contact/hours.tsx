import type { Property } from '@ospite/contracts/guest';
import { isAllDay } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { clock } from '../../shared/format/clock';
import { periodText } from '../../shared/format/periods';
import * as s from './contact-page.module.css';
import { ReceptionNow } from './reception-now';

/** When somebody is there, and when guests come and go. */
export function Hours({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { reception, checkin, checkout, quietHours, openSeason } = property;
  return (
    <section className={s.hours} aria-labelledby="hours">
      <h2 id="hours" className={s.heading}>
        {t('contact:hours.title')}
      </h2>
      {reception && <ReceptionNow reception={reception} openSeason={openSeason} />}
      <dl className={s.times}>
        {reception && (
          <div>
            <dt>{t('contact:hours.reception')}</dt>
            <dd>
              {isAllDay(reception)
                ? t('contact:hours.allDay')
                : t('contact:hours.between', { from: clock(reception.from), to: clock(reception.to) })}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('contact:hours.checkin')}</dt>
          <dd>{t('contact:hours.from', { time: clock(checkin.from) })}</dd>
          {checkin.announceAfter && (
            <dd className={s.note}>{t('contact:hours.announce', { time: clock(checkin.announceAfter) })}</dd>
          )}
        </div>
        <div>
          <dt>{t('contact:hours.checkout')}</dt>
          <dd>{t('contact:hours.until', { time: clock(checkout) })}</dd>
        </div>
        {quietHours && (
          <div>
            <dt>{t('contact:hours.quiet')}</dt>
            <dd>{t('contact:hours.between', { from: clock(quietHours.from), to: clock(quietHours.to) })}</dd>
          </div>
        )}
        {openSeason && (
          <div>
            <dt>{t('contact:hours.season')}</dt>
            <dd>{periodText(openSeason, language)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
