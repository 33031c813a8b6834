import { ERROR_KINDS, LANGUAGES, QUOTE_PROBLEM_CODES, type Language } from '@ospite/domain';
import { createInstance, type TFunction } from 'i18next';
import de from './de/problems.json';
import deOffice from './de/office-problems.json';
import deQuote from './de/quote.json';
import deReview from './de/review-form.json';
import en from './en/problems.json';
import enOffice from './en/office-problems.json';
import enQuote from './en/quote.json';
import enReview from './en/review-form.json';
import es from './es/problems.json';
import esOffice from './es/office-problems.json';
import esQuote from './es/quote.json';
import esReview from './es/review-form.json';
import it_ from './it/problems.json';
import itOffice from './it/office-problems.json';
import itQuote from './it/quote.json';
import itReview from './it/review-form.json';
import { officeProblemText } from './office-problem-text';
import { fieldProblemText, problemText } from './problem-text';

const OF_GUESTS = { it: it_, en, de, es };
const OF_QUOTES = { it: itQuote, en: enQuote, de: deQuote, es: esQuote };
const OF_REVIEWERS = { it: itReview, en: enReview, de: deReview, es: esReview };
const OF_OWNERS = { it: itOffice, en: enOffice, de: deOffice, es: esOffice };

function translator(language: Language): TFunction {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    initAsync: false,
    resources: {
      [language]: {
        problems: OF_GUESTS[language],
        quote: OF_QUOTES[language],
        'review-form': OF_REVIEWERS[language],
      },
    },
    interpolation: { escapeValue: false },
  });
  i18n.addResourceBundle(language, 'problems', OF_OWNERS[language], true);
  return i18n.t;
}

const problem = (code: string, facts: Record<string, unknown> = {}, status = 422) => ({
  status,
  code,
  facts,
});

describe.each(LANGUAGES)('problems in %s', (language) => {
  const t = translator(language);
  const general = problemText(t, problem('no such code'));

  it.each(Object.keys(ERROR_KINDS))('has a sentence of its own for %s', (code) => {
    const form = code.startsWith('quote.') ? 'quote' : 'review-form';
    const text = problemText(t, problem(code, { limit: 15 }), form);
    expect(text).not.toBe(general);
    expect(text).not.toMatch(/\{\{|problems:|quote:|review-form:|undefined/);
  });

  it.each(QUOTE_PROBLEM_CODES)('has a sentence for a field that is %s', (code) => {
    const text = fieldProblemText(t, { code, facts: { min: 1, max: 4, days: 730 } });
    expect(text).not.toBe(fieldProblemText(t, { code: 'no such code' }));
    expect(text).not.toContain('{{');
  });

  it('says who saved in between, and when on the property’s clock', () => {
    const changed = (savedAt: string, savedBy?: string) =>
      officeProblemText(t, problem('room.changed', { savedAt, ...(savedBy && { savedBy }) }, 409));
    const now = new Date();
    const clock = now.toLocaleTimeString('it', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Rome',
    });
    expect(changed(now.toISOString(), 'Anna')).toMatch(/Anna.*\d\d:\d\d/);
    if (language === 'it')
      expect(changed(now.toISOString(), 'Anna')).toContain(`Anna ha salvato alle ${clock}.`);
    expect(changed('2026-05-01T16:40:00.000Z')).toMatch(/1.*18:40/);
    expect(changed('2026-05-01T16:40:00.000Z')).not.toMatch(/\{\{|undefined/);
  });

  it('names the way out for a HEIC photo', () => {
    const text = fieldProblemText(t, { code: 'heic_picture' });
    expect([text.includes('HEIC'), text.includes('JPEG')]).toEqual([true, true]);
  });

  it('tells a broken connection from a refused request', () => {
    expect(problemText(t, problem('network', {}, 0))).not.toBe(general);
  });

  it('says in minutes how long to wait, with and without a number', () => {
    const wait = (facts: Record<string, unknown>) =>
      problemText(t, problem('quote.too_many', facts, 429), 'quote');
    expect(wait({ retryAfterSeconds: 119 })).toContain('2');
    expect(wait({ retryAfterSeconds: 30 })).not.toMatch(/\d/);
    expect(wait({})).not.toMatch(/\d|\{\{/);
  });
});
