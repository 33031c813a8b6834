import type { Pricing, Property, Room } from '@ospite/contracts/guest';
import {
  isWithin,
  nightsBetween,
  parseCalendarDate,
  weeklyDiscountFor,
  type QuoteDraft,
  type Season,
} from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { shortDate } from '../../shared/format/dates';
import { priceText } from '../../shared/format/price';
import * as s from './quote-summary.module.css';

interface QuoteSummaryProps {
  readonly draft: QuoteDraft | null;
  readonly rooms: readonly Room[];
  readonly prices: readonly Pricing[];
  readonly property: Property;
}

/** The request as it is typed, and what happens after sending. */
export function QuoteSummary({ draft, rooms, prices, property }: QuoteSummaryProps) {
  const { t } = useTranslation();
  const stay = stayOf(draft);
  const room = rooms.find(({ slug }) => slug === draft?.preferredRoom);
  const discount = stay ? weeklyDiscountFor(stay.nights, property.weeklyDiscountPercent) : null;
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
          {room && <PriceFact room={room} stay={stay} prices={prices} property={property} />}
        </dl>
      ) : (
        <p className={s.empty}>{t('quote:summary.empty')}</p>
      )}
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

type Stay = NonNullable<ReturnType<typeof stayOf>>;

function stayOf(draft: QuoteDraft | null) {
  const checkIn = parseCalendarDate(draft?.checkIn ?? '');
  const checkOut = parseCalendarDate(draft?.checkOut ?? '');
  if (!checkIn || !checkOut || checkOut <= checkIn) return undefined;
  return { checkIn, checkOut, nights: nightsBetween(checkIn, checkOut) };
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

interface PriceFactProps {
  readonly room: Room;
  readonly stay: Stay;
  readonly prices: readonly Pricing[];
  readonly property: Property;
}

function PriceFact({ room, stay, prices, property }: PriceFactProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const season: Season = isWithin(stay.checkIn, property.highSeason) ? 'high' : 'low';
  const price = prices.find((entry) => entry.roomId === room.id && entry.season === season);
  if (!price) return null;
  const { text, isAmount } = priceText(price.pricePerNight, language);
  return (
    <div>
      <dt>
        {t('quote:summary.price')}, {season === 'high' ? t('quote:summary.high') : t('quote:summary.low')}
      </dt>
      <dd className={s.price}>
        {text}
        {isAmount && <span className={s.unit}>{t('common:perNight')}</span>}
      </dd>
    </div>
  );
}
