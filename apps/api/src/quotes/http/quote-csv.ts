import { nightsBetween, type Quote } from '@ospite/domain';

/** Italian spreadsheets split at semicolons, and recognise UTF-8 only by this mark. */
const SEPARATOR = ';';
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

type Cell = string | number | boolean | null;

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

/** A table (RFC 4180) that spreadsheets open as it is, a line at a time. */
export async function* quoteCsv(quotes: AsyncIterable<Quote>): AsyncIterable<string> {
  yield BYTE_ORDER_MARK + line(Object.keys(COLUMNS));
  for await (const quote of quotes) yield line(Object.values(COLUMNS).map((cellOf) => cellOf(quote)));
}

function line(cells: readonly Cell[]): string {
  return cells.map(cellText).join(SEPARATOR) + LINE_END;
}

function cellText(cell: Cell): string {
  const text = typeof cell === 'string' ? harmless(cell) : String(cell ?? '');
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * What a guest typed must stay a text: a spreadsheet runs cells that begin like a formula (OWASP, CSV injection). A
 * leading apostrophe is how spreadsheets themselves mark a text.
 */
function harmless(text: string): string {
  return /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
}
