import { createI18n, loadSiteCatalogue } from '@ospite/i18n';
import { namesText } from './names-text';

it.each([
  [['Marta Deledda'], 'Marta Deledda'],
  [['Marta', 'Piero', 'Anna'], 'Marta, Piero e Anna'],
  [['Marta Deledda', 'Piero Deledda'], 'Marta e Piero Deledda'],
  [['Marta Deledda', 'Piero Deledda', 'Anna Deledda'], 'Marta, Piero e Anna Deledda'],
  [['Marta Deledda', 'Piero Deledda', 'Anna Serra'], 'Marta Deledda, Piero Deledda e Anna Serra'],
  [['Marta Deledda', 'Deledda'], 'Marta Deledda e Deledda'],
])('a sentence lists %j as "%s"', async (names, listed) => {
  const { t } = createI18n('it', { it: await loadSiteCatalogue('it') });
  expect(namesText(names, t)).toBe(listed);
});
