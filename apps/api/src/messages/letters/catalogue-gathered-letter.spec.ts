import { PropertyStore } from '@ospite/domain';
import { aMessage, aProperty } from '@ospite/domain/testing';
import { readConfig } from '../../platform/config/read-config';
import { CatalogueGatheredLetter } from './catalogue-gathered-letter';

class PropertyInMemory extends PropertyStore {
  get = () => Promise.resolve(aProperty());
}

it('names every quote it stands for, leads to them, and repeats nothing that a stranger typed', async () => {
  const config = readConfig({ PUBLIC_URL: 'https://www.example.org' }, '/');
  const letter = await new CatalogueGatheredLetter(config, new PropertyInMemory()).write([
    aMessage({ subject: 'Nuova richiesta di preventivo n. 7: 10–17 giugno 2026', to: 'vecchia@example.org' }),
    aMessage({ id: 2, subject: 'Richiesta sospetta n. 8: 1–2 luglio 2026', text: 'Greta <b>Müller</b>' }),
  ]);
  expect(letter).toMatchObject({
    kind: 'quotes-gathered',
    to: 'vecchia@example.org',
    replyTo: null,
    subject: '2 nuove richieste di preventivo',
  });
  for (const body of [letter.text, letter.html]) {
    expect(body).toContain('Nuova richiesta di preventivo n. 7: 10–17 giugno 2026');
    expect(body).toContain('Richiesta sospetta n. 8: 1–2 luglio 2026');
    expect(body).toContain('https://www.example.org/admin/preventivi');
    expect(body).not.toMatch(/greta|müller/i);
  }
});
