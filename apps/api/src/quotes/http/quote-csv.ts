import { nightsBetween, type Quote } from '@ospite/domain';
import { csvHead, csvLine, type Cell } from '../../platform/rest/csv';

/** Named as the fields of the API. */
const COLUMNS: Readonly<Record<string, (quote: Quote) => Cell>> = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => createdAt.toISOString(),
  status: ({ status }) => status,
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  language: ({ language }) => language,
  checkIn: ({ checkIn }) => checkIn,
  checkOut: ({ checkOut }) => checkOut,
  nights: ({ checkIn, checkOut }) => nightsBetween(checkIn, checkOut),
  guests: ({ guests }) => guests,
  preferredRoom: ({ preferredRoom }) => preferredRoom,
  preferredRoomName: ({ preferredRoomName }) => preferredRoomName,
  additionalServices: ({ additionalServices }) => additionalServices.join(', '),
  specialRequests: ({ specialRequests }) => specialRequests,
  notes: ({ notes }) => notes,
  exceedsRoomCapacity: ({ exceedsRoomCapacity }) => exceedsRoomCapacity,
  suspected: ({ suspected }) => suspected,
};

/** A table that spreadsheets open as it is, a line at a time. */
export async function* quoteCsv(quotes: AsyncIterable<Quote>): AsyncIterable<string> {
  yield csvHead(Object.keys(COLUMNS));
  for await (const quote of quotes) yield csvLine(Object.values(COLUMNS).map((cellOf) => cellOf(quote)));
}
