import {
  askedServices,
  nightsBetween,
  PROPERTY_TIME_ZONE,
  type CentsRange,
  type Quote,
  type QuoteEstimator,
} from '@ospite/domain';
import { mailTranslator } from '@ospite/i18n/mail';
import { type Cell, csvHead, csvLine } from '@ospite/server/rest';

/** The back-office's own words. */
const t = mailTranslator('it');
/** `2027-05-01 10:30`: spreadsheets of every language know it for a date, and sort it. */
const LOCAL_TIME = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: PROPERTY_TIME_ZONE,
});
const LANGUAGE_NAMES = new Intl.DisplayNames('it', { type: 'language' });

interface Line {
  readonly quote: Quote;
  readonly estimate: CentsRange | undefined;
}

/** By the name of their heading. */
const COLUMNS: Readonly<Record<string, (line: Line) => Cell>> = {
  number: ({ quote }) => quote.id,
  received: ({ quote }) => LOCAL_TIME.format(quote.createdAt),
  status: ({ quote }) => t(`office:quotes.statuses.${quote.status}`),
  firstName: ({ quote }) => quote.firstName,
  lastName: ({ quote }) => quote.lastName,
  email: ({ quote }) => quote.email,
  phone: ({ quote }) => quote.phone,
  language: ({ quote }) => LANGUAGE_NAMES.of(quote.language) ?? quote.language,
  checkIn: ({ quote }) => quote.checkIn,
  checkOut: ({ quote }) => quote.checkOut,
  nights: ({ quote }) => nightsBetween(quote.checkIn, quote.checkOut),
  guests: ({ quote }) => quote.guests,
  room: ({ quote }) => quote.preferredRoomName ?? t('office:quotes.anyRoom'),
  estimateFrom: ({ estimate }) => estimate && euros(estimate.from),
  estimateTo: ({ estimate }) => estimate && euros(estimate.to),
  services: ({ quote }) => askedServices(quote, 'it', (service) => t(`services:${service}`)).join(', '),
  message: ({ quote }) => quote.specialRequests,
  notes: ({ quote }) => quote.notes,
  remarks: ({ quote }) =>
    [
      quote.replyPending && t('office:quotes.replyPendingRemark'),
      quote.replyUnsent && t('office:quotes.replyUnsentRemark'),
      quote.exceedsRoomCapacity && t('office:quotes.exceedsRoomCapacity'),
      quote.suspected && t('office:quotes.isSuspected'),
    ]
      .filter(Boolean)
      .join(', '),
};

/**
 * The owner's table, which spreadsheets open as it is, a line at a time. An empty line sets the totals apart, so that
 * sorting and filtering leave them where they are.
 */
export async function* quoteCsv(
  quotes: AsyncIterable<Quote>,
  estimateOf: QuoteEstimator['estimate'],
): AsyncIterable<string> {
  yield csvHead(Object.keys(COLUMNS).map((name) => t(`office:quotes.columns.${name}`)));
  const sum = { quotes: 0, nights: 0, guests: 0, from: 0, to: 0 };
  for await (const quote of quotes) {
    const estimate = estimateOf(quote)?.total;
    yield csvLine(Object.values(COLUMNS).map((cellOf) => cellOf({ quote, estimate })));
    sum.quotes += 1;
    sum.nights += nightsBetween(quote.checkIn, quote.checkOut);
    sum.guests += quote.guests;
    sum.from += estimate?.from ?? 0;
    sum.to += estimate?.to ?? 0;
  }
  const totals: Readonly<Record<string, Cell>> = {
    number: t('office:quotes.columns.total'),
    received: t('office:quotes.count', { count: sum.quotes }),
    nights: sum.nights,
    guests: sum.guests,
    estimateFrom: euros(sum.from),
    estimateTo: euros(sum.to),
  };
  yield csvLine([]) + csvLine(Object.keys(COLUMNS).map((name) => totals[name]));
}

/** A number as an Italian spreadsheet reads and sums it: `567`, `567,50`. */
function euros(cents: number): string {
  return (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', ',');
}
