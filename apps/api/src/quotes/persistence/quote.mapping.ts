import {
  ADDITIONAL_SERVICES,
  parseCalendarDate,
  type CalendarDate,
  type NamedItem,
  type NewQuote,
  type Quote,
  type QuoteChange,
  type QuoteEditor,
  type QuoteUpdate,
} from '@ospite/domain';
import { submissionColumns } from '@ospite/server/persistence';
import type { QuoteChangeRecord } from './quote-change.record';
import type { QuoteRecord } from './quote.record';

export function toQuote(row: QuoteRecord): Quote {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    checkIn: toDate(row.checkIn),
    checkOut: toDate(row.checkOut),
    guests: row.guests,
    preferredRoom: row.preferredRoom,
    preferredRoomName: row.preferredRoomName,
    specialRequests: row.specialRequests,
    additionalServices: row.additionalServices.filter((service) => hasName(service, row.ownServices)),
    ownServices: row.ownServices,
    status: row.status,
    createdAt: row.createdAt,
    language: row.language,
    exceedsRoomCapacity: row.exceedsRoomCapacity,
    suspected: row.suspected,
    notes: row.notes,
    updatedAt: row.updatedAt,
    anonymisedAt: row.anonymisedAt,
    replyPending: row.replyPending,
    replyUnsent: row.replyUnsent,
  };
}

/** The columns of a quote that has just arrived. */
export function columnsOfNewQuote({ additionalServices, ...quote }: NewQuote, at: Date) {
  return {
    ...quote,
    additionalServices: [...additionalServices],
    status: 'pending' as const,
    createdAt: at,
    notes: null,
    updatedAt: at,
    anonymisedAt: null,
    replyPending: false,
    replyUnsent: false,
  };
}

/** The rows of what was done to a quote at once. The first one remembers the key, which is unique for each quote. */
export function columnsOfChanges(
  changes: QuoteUpdate['changes'],
  { by, at, identity }: Pick<QuoteChange, 'by' | 'at'> & Pick<QuoteEditor, 'identity'>,
) {
  const keyless = { idempotencyKey: null, contentHash: null };
  return changes.map((change, index) => ({
    ...change,
    by,
    at,
    ...(identity && index === 0 ? submissionColumns(identity) : keyless),
  }));
}

export function toQuoteChange({ field, from, to, by, at }: QuoteChangeRecord): QuoteChange {
  return { field, from, to, by, at };
}

/** A service that the product no longer knows is left out rather than shown without a name. */
function hasName(service: string, ownServices: readonly NamedItem[]): boolean {
  return [...ADDITIONAL_SERVICES, ...ownServices.map(({ id }) => id)].includes(service);
}

function toDate(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (!date) throw new Error(`A column of type date gave "${text}".`);
  return date;
}
