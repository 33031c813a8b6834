import type { Content } from '../guest';

const CHANGED_AT = '2026-11-22T12:00:00.000Z';
const paragraph = (...runs: { text: string; link?: string }[]) => ({ blocks: [{ paragraph: runs }] });

/** What holds at any house, and what one asks of guests beside that. */
export function aTermsContent(): Content {
  return {
    page: 'terms',
    changedAt: CHANGED_AT,
    sections: [
      {
        id: 93,
        kind: 'terms.paragraph',
        values: { text: paragraph({ text: 'Queste condizioni riguardano {{name}}.' }) },
      },
      {
        id: 94,
        kind: 'terms.paragraph',
        values: {
          title: { text: 'Il sito e i preventivi' },
          text: paragraph({ text: 'Un preventivo non impegna.' }),
        },
      },
      {
        id: 95,
        kind: 'terms.house',
        values: {
          title: { text: 'Regole della casa' },
          text: paragraph({ text: 'Vedi ' }, { text: 'i servizi', link: 'page:services' }),
        },
      },
    ],
  };
}

/** A policy in whose middle the program says what it does. */
export function aPolicyContent(page: 'privacyPolicy' | 'cookiePolicy'): Content {
  const kind = page === 'privacyPolicy' ? 'privacyPolicy.periods' : 'cookiePolicy.storage';
  const text = paragraph({ text: 'Scrivi a {{email}}.' });
  return {
    page,
    changedAt: CHANGED_AT,
    sections: [
      {
        id: 96,
        kind: `${page}.paragraph`,
        values: { text: paragraph({ text: 'Questa pagina è di {{name}}.' }) },
      },
      {
        id: 97,
        kind,
        values: { title: { text: 'Che cosa conserviamo' }, more: paragraph({ text: 'E basta.' }) },
      },
      { id: 98, kind: `${page}.paragraph`, values: { title: { text: 'Contatti' }, text } },
    ] as Content['sections'],
  };
}

/** A legal page of one paragraph. */
export function aLegalContent(page: 'privacy' | 'accessibility'): Content {
  const values = { title: { text: 'Contatti' }, text: paragraph({ text: 'Scrivi a {{email}}.' }) };
  const sections = [{ id: 99, kind: `${page}.paragraph`, values }] as Content['sections'];
  return { page, changedAt: CHANGED_AT, sections };
}
