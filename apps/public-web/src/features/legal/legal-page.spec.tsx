import type { Content } from '@ospite/contracts/guest';
import { aPropertyResponse, problem } from '@ospite/contracts/testing';
import { rotate, type LegalPage as LegalPageName } from '@ospite/domain';
import { cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { PERIODS } from './legal-facts';
import { LegalPage } from './legal-page';

/** A page as the API has it. */
const contentOf = (
  page: LegalPageName,
  sections: readonly object[],
  changedAt = '2026-11-22T12:00:00.000Z',
) => ({ page, changedAt, sections }) as Content;
const paragraph = (text: string) => ({ blocks: [{ paragraph: [{ text }] }] });

async function read(page: LegalPageName, options: Parameters<typeof renderSite>[1] = {}) {
  const part = (
    <Suspense>
      <LegalPage page={page} title="Termini" />
    </Suspense>
  );
  const { container } = await renderSite(part, options);
  await screen.findByText(/\d{4}$/);
  return container;
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('a legal page that is opened from another one loads its text, with the day of its last change', async () => {
  const text = await read('terms', { path: '/termini-di-servizio' });
  expect(text).toHaveTextContent('Ultimo aggiornamento: 22 novembre 2026');
  expect(text).toHaveTextContent('Queste condizioni riguardano Baia dei Ginepri.');
  // What holds anywhere is numbered; what the house itself asks for is not.
  expect(headings()).toEqual(['1. Il sito e i preventivi', 'Regole della casa']);
  expect(screen.getByRole('link', { name: 'i servizi' })).toHaveAttribute('href', '/servizi');
});

it('says in the middle of a policy what the product does, with the periods by which it does it', async () => {
  const text = await read('privacyPolicy');
  for (const period of ['un massimo di 2 anni', 'cancellate dopo 13 mesi', 'un massimo di 3 mesi'])
    expect(text).toHaveTextContent(period);
  expect(headings()).toEqual(['1. Che cosa conserviamo', '2. Contatti']);
  const link = text.querySelector('a[href^="mailto:"]');
  expect(link).toHaveTextContent(aPropertyResponse().email);
});

it('says where words of guests may go to be translated, if anywhere', async () => {
  expect(await read('privacyPolicy')).not.toHaveTextContent('Traduzioni');
  cleanup();
  const text = await read('privacyPolicy', { facts: { translatorHost: 'translator.example' } });
  expect(text).toHaveTextContent(/Traduzioni: .* Quel testo va allora a translator\.example, senza i campi/);
});

it('names what the site keeps in a browser', async () => {
  const text = await read('cookiePolicy');
  expect([...text.querySelectorAll('code')].map((name) => name.textContent)).toEqual(
    expect.arrayContaining(['lang', 'cookie-consent', 'quote-draft', '__Host-session']),
  );
  expect(text).toHaveTextContent('6 mesi, poi te lo chiediamo di nuovo');
});

it('leaves out a section of which nothing is left, and numbers the others anew', async () => {
  const title = (text: string) => ({ title: { text } });
  const sections = [
    { id: 1, kind: 'terms.paragraph', values: { ...title('Penale'), text: paragraph('Sono {{penalty}}.') } },
    {
      id: 2,
      kind: 'terms.paragraph',
      values: { ...title('Uscita da {{name}}'), text: paragraph('Entro le {{checkout}}.') },
    },
  ];
  const getContent = contentOf('terms', sections, '2026-12-31T23:30:00.000Z');
  const getProperty = aPropertyResponse({ amounts: [], checkout: '10:30' });
  const text = await read('terms', { handlers: { getContent, getProperty } });
  expect(headings()).toEqual(['1. Uscita da Baia dei Ginepri']);
  expect(text).toHaveTextContent('Entro le 10:30.');
  // At the property it is next year already.
  expect(text).toHaveTextContent('Ultimo aggiornamento: 1º gennaio 2027');
});

it('follows whether there is tracking code', async () => {
  const text = {
    blocks: [
      '{{unless tracking}} Nessuno.',
      '{{if tracking}} Solo con il consenso: {{trackingOrigins}}.',
    ].map((line) => ({ paragraph: [{ text: line }] })),
  };
  const getContent = contentOf('cookiePolicy', [{ id: 1, kind: 'cookiePolicy.paragraph', values: { text } }]);
  const without = await read('cookiePolicy', { handlers: { getContent } });
  expect(without).toHaveTextContent('Nessuno.');
  expect(without).not.toHaveTextContent('consenso');
  without.remove();
  const facts = { trackingOrigins: ['https://stats.example', 'https://pixel.example'] };
  const present = await read('cookiePolicy', { handlers: { getContent }, facts });
  expect(present).toHaveTextContent('Solo con il consenso: stats.example, pixel.example.');
  expect(present).not.toHaveTextContent('Nessuno.');
});

it('is marked as Italian where the visitor reads another language, with date and lists in theirs', async () => {
  const lang = 'it' as const;
  const getContent = contentOf('privacyPolicy', [
    { id: 1, kind: 'privacyPolicy.paragraph', values: { text: { ...paragraph('Siamo {{name}}.'), lang } } },
    { id: 2, kind: 'privacyPolicy.periods', values: { title: { text: 'Per quanto', lang } } },
  ]);
  const text = await read('privacyPolicy', {
    language: 'de',
    path: '/de/privacy-policy',
    handlers: { getContent },
  });
  expect(text).toHaveTextContent(/Letzte Aktualisierung: 22\. November 2026/);
  expect(text.querySelector('div[lang=it]')).toHaveTextContent('Siamo Baia dei Ginepri.');
  expect(text.querySelector('div[lang=it] ul')).toHaveAttribute('lang', 'de');
  expect(screen.getByText(/auf Italienisch verfasst/)).toBeInTheDocument();
});

it('says nothing of Italian where its owner has translated it', async () => {
  await read('terms', { language: 'de', path: '/de/termini-di-servizio' });
  expect(screen.queryByText(/auf Italienisch verfasst/)).not.toBeInTheDocument();
});

it('says that the text cannot be read, and tries again', async () => {
  const part = (
    <Suspense>
      <LegalPage page="terms" title="Termini" />
    </Suspense>
  );
  await renderSite(part, { handlers: { getContent: problem(500, 'internal') } });
  expect(await screen.findByRole('button', { name: /Riprova/ })).toBeInTheDocument();
});

it('says for how long backups outlast what is erased: as long as the rotation keeps an archive', () => {
  // The first night of a month is kept longest: until that many months are over, and not a night longer.
  const first = { at: new Date('2026-01-01T03:50:00Z') };
  const keepsFor = (end: string) =>
    rotate([first, { at: new Date(end) }], new Date(end)).stays.includes(first);
  const end = new Date(first.at);
  end.setUTCMonth(end.getUTCMonth() + Number(PERIODS.backupMonths));
  expect(keepsFor(end.toISOString())).toBe(false);
  expect(keepsFor(new Date(end.getTime() - 86_400_000).toISOString())).toBe(true);
});
