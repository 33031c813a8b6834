import fs from 'node:fs';
import path from 'node:path';
import { aPropertyResponse } from '@ospite/contracts/testing';
import { rotate } from '@ospite/domain';
import { createI18n, loadSiteCatalogue } from '@ospite/i18n';
import { filledBlocks } from './filled-blocks';
import { legalHtml, type LegalHtmlInput } from './legal-html';
import { legalValues } from './legal-values';

const FOLDER = path.join(__dirname, 'texts');
const FILES = fs.readdirSync(FOLDER).filter((name) => /\.(?:it|en|de|es)\.md$/.test(name));
const source = (name: string) => fs.readFileSync(path.join(FOLDER, name), 'utf8');
const PROPERTY = aPropertyResponse({
  amounts: [
    { id: 'deposit', cents: 10_000 },
    { id: 'uncleaned-kitchenette-penalty', cents: 3_500 },
  ],
  touristTax: { centsPerPersonNight: 150, maxNights: 7, months: [5, 6, 7], note: null },
});

async function textOf(page: LegalHtmlInput['page'], changes: Partial<LegalHtmlInput> = {}) {
  const language = changes.language ?? 'it';
  const { t } = createI18n(language, { [language]: await loadSiteCatalogue(language) });
  const html = await legalHtml({
    page,
    language,
    property: PROPERTY,
    trackingOrigins: undefined,
    t,
    ...changes,
  });
  return new DOMParser().parseFromString(html, 'text/html').body;
}
const headings = (body: HTMLElement) =>
  [...body.querySelectorAll('h2')].map((heading) => heading.textContent);

describe('the files of the legal texts', () => {
  it.each(FILES)('%s names only values that there are, and states no amount of its own', (name) => {
    const values = legalValues(PROPERTY, [], 'it');
    const named = [...source(name).matchAll(/\{\{(?:if |unless )?(\w+)\}\}/g)].map(([, value]) => value);
    expect(named.filter((value) => value && !(value in values))).toEqual([]);
    expect(source(name)).not.toMatch(/€|\bEUR\b|\beuro\b/i);
    expect(source(name)).not.toContain(PROPERTY.phone);
  });

  it('use every value that there is', () => {
    const all = FILES.map(source).join('\n');
    const unused = Object.keys(legalValues(PROPERTY, [], 'it')).filter(
      (value) => !new RegExp(`\\{\\{(?:if |unless )?${value}\\}\\}`).test(all),
    );
    expect(unused).toEqual([]);
  });
});

describe('a legal text', () => {
  it('says on the terms what a stay costs besides its price, with the property’s values', async () => {
    const text = (await textOf('terms')).textContent ?? '';
    expect(text).toContain('una cauzione di 100\u00A0€, solo in contanti');
    expect(text).toContain('una penale di 35\u00A0€');
    expect(text).toContain('si paga all’arrivo');
    expect(text).toMatch(
      /1,50\s€ per persona e notte.*al massimo a 7 notti.*in questi mesi: maggio\s–\sluglio\./,
    );
    expect(text).toContain('Il parcheggio è gratuito fino a esaurimento dei posti');
  });

  it('leaves out what the property has not set', async () => {
    const unset = { amounts: [], vatNumber: null, touristTax: null, offeredServices: [] };
    const text = (await textOf('terms', { property: { ...PROPERTY, ...unset } })).textContent;
    expect(text).not.toMatch(/cauzione|penale di|Partita IVA|imposta di soggiorno|parcheggio|\{\{/i);
    // A section of which nothing is left goes with its heading.
    expect(text).toContain('3. Pulizia e rifiuti');
  });

  it('has eleven sections on the older privacy page, with its periods', async () => {
    const body = await textOf('privacy');
    expect(headings(body)).toEqual([
      '1. Informazioni generali',
      '2. Dati raccolti',
      '3. Finalità',
      '4. Base giuridica',
      '5. Conservazione',
      '6. Condivisione',
      '7. Diritti',
      '8. Cookie',
      '9. Sicurezza',
      '10. Contatti',
      '11. Modifiche',
    ]);
    expect(body.textContent).toContain('Dati di contatto: fino a 2 anni');
    expect(body.textContent).toContain('Dati di navigazione: fino a 13 mesi');
    expect(body.textContent).toContain('Copie di sicurezza: fino a 3 mesi');
  });

  it('promises the periods after which the product deletes', async () => {
    const text = (await textOf('privacyPolicy')).textContent ?? '';
    for (const period of ['un massimo di 2 anni', 'cancellate dopo 13 mesi', 'entro 48 ore'])
      expect(text).toContain(period);
    expect((await textOf('cookiePolicy')).textContent).toContain('6 mesi, poi te lo chiediamo di nuovo');
  });

  it('says for how long backups outlast what is erased: as long as the rotation keeps an archive', async () => {
    const text = (await textOf('privacyPolicy', { language: 'en' })).textContent ?? '';
    const [, months] = /ogni copia è\s+eliminata dopo un massimo di (\d+) mesi/.exec(text) ?? [];
    // The first night of a month is kept longest: until that many months are over, and not a night longer.
    const first = { at: new Date('2026-01-01T03:50:00Z') };
    const keepsFor = (end: string) =>
      rotate([first, { at: new Date(end) }], new Date(end)).stays.includes(first);
    const end = new Date(first.at);
    end.setUTCMonth(end.getUTCMonth() + Number(months));
    expect(keepsFor(end.toISOString())).toBe(false);
    expect(keepsFor(new Date(end.getTime() - 86_400_000).toISOString())).toBe(true);
  });

  it('says whether there is tracking code, and where it connects to', async () => {
    const without = (await textOf('cookiePolicy')).textContent;
    expect(without).toContain('non usa strumenti di statistica');
    expect(without).not.toContain('il browser si collega a');
    const changes = { trackingOrigins: ['https://stats.example', 'https://pixel.example'] };
    const present = (await textOf('cookiePolicy', changes)).textContent;
    expect(present).not.toContain('non usa strumenti di statistica');
    expect(present).toContain('il browser si collega a: stats.example, pixel.example');
  });

  it('is marked as Italian where the visitor reads another language, with the date in theirs', async () => {
    const body = await textOf('privacyPolicy', { language: 'de' });
    expect(body.querySelector('div')?.lang).toBe('it');
    expect(body.querySelector('p')?.textContent).toMatch(/^Letzte Aktualisierung: \d+\.\s\w+\s\d{4}$/);
    const statement = await textOf('accessibility', { language: 'de' });
    expect(statement.querySelector('div')?.lang).toBe('de');
    expect(headings(statement)).toContain('Bekannte Einschränkungen');
  });

  it('keeps the phone number in one piece, as a link', async () => {
    const link = (await textOf('privacyPolicy')).querySelector('a[href^="tel:"]');
    expect(link?.getAttribute('href')).toBe('tel:+390784000000');
    expect(link?.textContent).toBe('+39\u00A00784\u00A0000\u00A0000');
  });

  it('takes no HTML from the property', () => {
    const blocks = [{ tag: 'p', html: '<strong>{{name}}</strong>' }] as const;
    expect(filledBlocks(blocks, { name: '<img src=x> & "Co"' })).toBe(
      '<p><strong>&lt;img src=x> &amp; &quot;Co&quot;</strong></p>',
    );
  });
});
