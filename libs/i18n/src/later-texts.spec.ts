import { createI18n } from './create-i18n';
import { addPageTexts, addTexts, fetchCommonTexts, fetchLaterTexts, hasPageTexts } from './later-texts';

const PATTERN = '/texts/*.12345678.json';
const FILES: Readonly<Record<string, unknown>> = {
  '/texts/en/every-page.12345678.json': { common: { nav: { home: 'Home' } } },
  '/texts/en/quote.12345678.json': { form: { submit: 'Send the request' } },
  '/texts/en/stay.12345678.json': { nights: 'nights' },
};
const asked = jest.fn();

beforeEach(() => {
  asked.mockReset();
  globalThis.fetch = async (address) => {
    asked(address);
    const texts = FILES[String(address)];
    return new Response(JSON.stringify(texts), { status: texts ? 200 : 404 });
  };
});

async function englishTexts() {
  const instance = createI18n('en', { en: await fetchCommonTexts(PATTERN, 'en') });
  fetchLaterTexts(instance, PATTERN);
  return instance;
}

describe('texts in the browser', () => {
  it('come with the page that needs them, beside those of every page', async () => {
    const instance = await englishTexts();
    expect(instance.t('common:nav.home')).toBe('Home');
    expect(hasPageTexts(instance, 'quote')).toBe(false);
    await addPageTexts(instance, 'quote');
    expect(hasPageTexts(instance, 'quote')).toBe(true);
    expect(hasPageTexts(instance, 'home')).toBe(false);
    expect(instance.t('quote:form.submit')).toBe('Send the request');
  });

  it('are fetched once', async () => {
    const instance = await englishTexts();
    await Promise.all([addPageTexts(instance, 'quote'), addPageTexts(instance, 'quote')]);
    await addPageTexts(instance, 'quote');
    expect(asked.mock.calls.flat()).toEqual(Object.keys(FILES));
  });

  it('that did not come are asked for again the next time', async () => {
    const instance = await englishTexts();
    await expect(addTexts(instance, 'cookies')).rejects.toThrow('The texts "cookies" did not come (404).');
    await expect(addTexts(instance, 'cookies')).rejects.toThrow('404');
    expect(asked).toHaveBeenCalledTimes(3);
  });
});
