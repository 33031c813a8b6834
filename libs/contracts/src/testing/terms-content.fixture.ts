import type { Content } from '../guest';

/** What the owner asks of guests beside what any house asks. */
export function aTermsContent(): Content {
  const blocks = [{ paragraph: [{ text: 'Vedi ' }, { text: 'i servizi', link: 'page:services' }] }];
  const values = { title: { text: 'Regole della casa' }, text: { blocks } };
  return { page: 'terms', sections: [{ id: 95, kind: 'terms.house', values }] };
}
