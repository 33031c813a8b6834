import type { Pricing, Property, Room } from '@ospite/contracts/guest';
import { seasonsOfStay, weeklyDiscountFor } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { shortDate } from '../../shared/format/dates';
import { priceText } from '../../shared/format/price';
import { EstimateInSummary } from './stay-estimate';
import { estimateOf, roomOf, stayOf, type Stay, type StayFacts } from './stay-of-draft';
import * as s from './quote-summary.module.css';

/** The request as it is typed, and what happens after sending. */
export function QuoteSummary(facts: StayFacts) {
  const { t } = useTranslation();
  const { draft, prices, property } = facts;
  const stay = stayOf(draft);
  const room = roomOf(facts);
  const estimate = estimateOf(facts);
  const discount =
    stay && typeof estimate !== 'object'
      ? weeklyDiscountFor(stay.nights, property.weeklyDiscountPercent)
      : null;
  return (
    <section className={s.card} aria-labelledby="quote-summary">
      <h2 id="quote-summary" className={s.title}>
        {t('quote:summary.title')}
      </h2>
      {stay && draft ? (
        <dl className={s.facts}>
          <div>
            <dt>{t('quote:summary.room')}</dt>
            <dd>{room?.name ?? t('quote:form.noRoom')}</dd>
          </div>
          <StayFact stay={stay} />
          {Number.isInteger(draft.guests) && (
            <div>
              <dt>{t('quote:summary.guests')}</dt>
              <dd>{t('quote:form.guestsCount', { count: draft.guests })}</dd>
            </div>
          )}
          {room && estimate === 'unpriced' && (
            <TypedPrices room={room} stay={stay} prices={prices} property={property} />
          )}
        </dl>
      ) : (
        <p className={s.empty}>{t('quote:summary.empty')}</p>
      )}
      {typeof estimate === 'object' && <EstimateInSummary estimate={estimate} />}
      {discount !== null && <p className={s.note}>{t('quote:summary.weekly', { percent: discount })}</p>}
      <h3 className={s.next}>{t('quote:summary.nextTitle')}</h3>
      <ol className={s.steps}>
        <li>{t('quote:summary.next1')}</li>
        <li>{t('quote:summary.next2')}</li>
        <li>{t('quote:summary.next3')}</li>
      </ol>
    </section>
  );
}

function StayFact({ stay }: { readonly stay: Stay }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  return (
    <div>
      <dt>{t('quote:summary.stay')}</dt>
      <dd>
        {shortDate(stay.checkIn, language)} – {shortDate(stay.checkOut, language)}
        <span className={s.nights}>{t('quote:summary.nights', { count: stay.nights })}</span>
      </dd>
    </div>
  );
}

interface TypedPricesProps {
  readonly room: Room;
  readonly stay: Stay;
  readonly prices: readonly Pricing[];
  readonly property: Property;
}

/** What the owner wrote for each season of the stay, where it does not read as numbers and nothing can be summed up. */
function TypedPrices({ room, stay, prices, property }: TypedPricesProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  return seasonsOfStay(stay, property.highSeason).flatMap((season) => {
    const price = prices.find((entry) => entry.roomId === room.id && entry.season === season);
    if (!price) return [];
    const { text, isAmount } = priceText(price.pricePerNight, language);
    return (
      <div key={season}>
        <dt>
          {t('quote:summary.price')}, {season === 'high' ? t('quote:summary.high') : t('quote:summary.low')}
        </dt>
        <dd className={s.price}>
          {text}
          {isAmount && <span className={s.unit}>{t('common:perNight')}</span>}
        </dd>
      </div>
    );
  });
}
