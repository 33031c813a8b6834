import type { Content } from '../guest';

/** What the owner wrote around the form. */
export function aQuoteContent(): Content {
  return {
    page: 'quote',
    sections: [
      {
        id: 81,
        kind: 'quote.lead',
        values: { title: { text: 'Scrivici' }, text: { text: 'Rispondiamo in giornata.' } },
      },
      { id: 82, kind: 'quote.next', values: { steps: [{ text: { text: 'In giornata ti scriviamo.' } }] } },
    ],
  };
}

/** What the owner says once a request was sent. */
export function aQuoteSentContent(): Content {
  return {
    page: 'quoteSent',
    sections: [
      { id: 91, kind: 'quoteSent.lead', values: { text: { text: 'Grazie!' } } },
      {
        id: 92,
        kind: 'quoteSent.next',
        values: { steps: [{ title: { text: 'In giornata' }, text: { text: 'Ti scriviamo.' } }] },
      },
    ],
  };
}
