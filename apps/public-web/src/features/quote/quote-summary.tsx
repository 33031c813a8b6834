import type { Property } from '@ospite/contracts/guest';
import { weeklyDiscountFor } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { useContent } from '../../shared/content/use-content';
import { Words } from '../../shared/content/words';
import { usePageFacts } from '../../shared/facts/page-facts';
import { stayDates } from '../../shared/format/dates';
import type { EstimateParts } from '../../shared/stay/load-estimate';
import { stayOf, type PricedRoom, type Stay } from '../../shared/stay/stay';
import type { ShownDraft } from './form-values';
import * as s from './quote-summary.module.css';
import { WhenEstimated } from './when-estimated';

interface QuoteSummaryProps {
  readonly property: Property;
  readonly rooms: readonly PricedRoom[];
  readonly draft: ShownDraft | null;
  /** Null until it is loaded. */
  readonly estimate: EstimateParts | null;
}

/** The request as it is typed, and what happens after sending. */
export function QuoteSummary({ property, rooms, draft, estimate }: QuoteSummaryProps) {
  const { t } = useTranslation();
  const { sendsNoEmail } = usePageFacts();
  const { data: content } = useContent('quote');
  const next = content?.sections.find((section) => section.kind === 'quote.next');
  const stay = stayOf(draft);
  const room = rooms.length === 1 ? rooms[0] : rooms.find(({ slug }) => slug === draft?.preferredRoom);
  return (
    <section className={s.card} aria-labelledby="quote-summary">
      <h2 id="quote-summary" className={s.title}>
        {t('quote:summary.title')}
      </h2>
      {stay && draft ? (
        <>
          <dl className={s.facts}>
            <div>
              <dt>{t('stay:room')}</dt>
              <dd>{room?.name ?? t('stay:noRoom')}</dd>
            </div>
            <StayFact stay={stay} />
            {Number.isInteger(draft.guests) && (
              <div>
                <dt>{t('stay:guests')}</dt>
                <dd>{t('stay:guestsCount', { count: draft.guests })}</dd>
              </div>
            )}
          </dl>
          {room && (
            <WhenEstimated estimate={estimate}>
              {({ EstimateInSummary }) => (
                <EstimateInSummary stay={stay} guests={draft.guests} room={room} property={property} />
              )}
            </WhenEstimated>
          )}
          {!room && <WeeklyDiscount stay={stay} property={property} />}
        </>
      ) : (
        <p className={s.empty}>{t('quote:summary.empty')}</p>
      )}
      <h3 className={s.next}>{t('quote:summary.nextTitle')}</h3>
      <ol className={s.steps} id={next && `section-${next.id}`}>
        <li>{t(sendsNoEmail ? 'quote:summary.nextWithoutEmail' : 'quote:summary.next')}</li>
        {next?.values.steps.map(({ text }) => (
          <Words key={text.text} as="li" of={text} />
        ))}
      </ol>
    </section>
  );
}

function StayFact({ stay }: { readonly stay: Stay }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  return (
    <div>
      <dt>{t('stay:dates')}</dt>
      <dd>
        {stayDates(stay, language)}
        <span className={s.nights}>{t('stay:nights', { count: stay.nights })}</span>
      </dd>
    </div>
  );
}

function WeeklyDiscount({ stay, property }: { readonly stay: Stay; readonly property: Property }) {
  const { t } = useTranslation();
  const percent = weeklyDiscountFor(stay.nights, property.weeklyDiscountPercent);
  return percent === null ? null : <p className={s.note}>{t('stay:weekly', { percent })}</p>;
}
