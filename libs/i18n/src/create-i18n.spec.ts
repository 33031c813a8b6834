import { createI18n } from './create-i18n';
import { loadSiteCatalogue } from './site-catalogue';

describe('translations', () => {
  it('speak the language they are made for', async () => {
    const { t } = createI18n('de', { de: await loadSiteCatalogue('de') });
    expect(t('rooms:detail.back')).toBe('Zurück zu den Zimmern');
    expect(t('rooms:maxGuests', { count: 1 })).toBe('Für 1 Gast');
    expect(t('rooms:maxGuests', { count: 4 })).toBe('Bis zu 4 Gäste');
  });

  it('fall back to Italian, and then to the key', () => {
    const { t } = createI18n('en', { it: { common: { sea: 'mare' } }, en: { common: {} } });
    expect(t('common:sea')).toBe('mare');
    expect(t('common:sky')).toBe('sky');
  });

  it('insert values unescaped, since React escapes them', () => {
    const { t } = createI18n('it', { it: { common: { hello: 'Ciao {{name}}' } } });
    expect(t('common:hello', { name: 'A & B' })).toBe('Ciao A & B');
  });

  it('share nothing between two pages', async () => {
    const german = createI18n('de', { de: await loadSiteCatalogue('de') });
    createI18n('es', { es: await loadSiteCatalogue('es') });
    expect(german.language).toBe('de');
  });
});
