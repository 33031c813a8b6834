import { createI18n } from './create-i18n';
import { italianNumbers } from './italian-numbers';
import { createOfficeI18n } from './office';

it.each([
  ['Il sito è offline dal 8 maggio alle 10:30.', 'Il sito è offline dall’8 maggio alle 10:30.'],
  ['Torna da solo il 11 giugno.', 'Torna da solo l’11 giugno.'],
  ['Il 8 maggio, al 8, nel 8, sul 11', 'L’8 maggio, all’8, nell’8, sull’11'],
  ['Uno sconto del 80%, del 8%, del 11,5%', 'Uno sconto dell’80%, dell’8%, dell’11,5%'],
  ['dal 1 maggio al 8 maggio', 'dal 1º maggio all’8 maggio'],
  ['il 1\u00A0aprile 2027', 'il 1º\u00A0aprile 2027'],
  ['da maggio a agosto, da gennaio a aprile', 'da maggio ad agosto, da gennaio ad aprile'],
  // As they are.
  ['dal 18 maggio al 21 maggio', 'dal 18 maggio al 21 maggio'],
  ['da maggio a ottobre', 'da maggio a ottobre'],
  ['dalle 8 alle 11, nel 1100, più di 1 mese', 'dalle 8 alle 11, nel 1100, più di 1 mese'],
])('Italian reads "%s" as "%s"', (text, read) => {
  expect(italianNumbers(text)).toBe(read);
});

it('the sentences of the back-office read so, whatever date they get', () => {
  const { t } = createOfficeI18n();
  const since = (day: number) => t('office:notices.site_offline.since', { since: `${day} maggio` });
  expect([1, 8, 11, 18].map(since)).toEqual([
    'Il sito è offline dal 1º maggio.',
    'Il sito è offline dall’8 maggio.',
    'Il sito è offline dall’11 maggio.',
    'Il sito è offline dal 18 maggio.',
  ]);
  const saved = { name: 'Anna', time: new Date('2026-05-08T10:00:00Z') };
  expect(t('problems:changed.byEarlier', saved)).toBe('Anna ha salvato l’8 maggio alle 12:00');
});

it('other languages keep their numbers', () => {
  const { t } = createI18n('es', { es: { common: { discount: 'Descuento del {{percent}} %' } } });
  expect(t('common:discount', { percent: 8 })).toBe('Descuento del 8 %');
});
