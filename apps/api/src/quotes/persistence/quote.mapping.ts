import {
  ADDITIONAL_SERVICES,
  parseCalendarDate,
  type AdditionalService,
  type CalendarDate,
  type Quote,
} from '@ospite/domain';
import type { QuoteRecord } from './quote.record';

/** Row to domain. */
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
  };
}

function isService(value: string): value is AdditionalService {
  return ADDITIONAL_SERVICES.some((service) => service === value);
}

function toDate(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (!date) throw new Error(`A column of type date gave "${text}".`);
  return date;
}
