import {
  ADDITIONAL_SERVICES,
  parseCalendarDate,
  type AdditionalService,
  type CalendarDate,
  type Quote,
  type QuoteChange,
} from '@ospite/domain';
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
    additionalServices: row.additionalServices.filter(isService),
    status: row.status,
    createdAt: row.createdAt,
    language: row.language,
    exceedsRoomCapacity: row.exceedsRoomCapacity,
    suspected: row.suspected,
    notes: row.notes,
    updatedAt: row.updatedAt,
    anonymisedAt: row.anonymisedAt,
  };
}

export function toQuoteChange({ field, from, to, by, at }: QuoteChangeRecord): QuoteChange {
  return { field, from, to, by, at };
}

function isService(value: string): value is AdditionalService {
  return ADDITIONAL_SERVICES.some((service) => service === value);
}

function toDate(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (!date) throw new Error(`A column of type date gave "${text}".`);
  return date;
}
