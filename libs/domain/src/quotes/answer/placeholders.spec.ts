import { aProperty } from '../../property/property.fixture';
import { aQuote, PlainQuoteEmails } from '../quote.fixture';
import { openPlaceholder } from '../../shared';
import { fillPlaceholders, missingPlaceholders } from './placeholders';

const words = new PlainQuoteEmails().placeholderValues(aQuote(), aProperty());

describe('a text with placeholders', () => {
  it('is filled with the words of the quote, however its placeholders are spaced', () => {
    expect(fillPlaceholders('{{greeting}}, {{ dates }}: {{nights}}', words)).toBe(
      'Hallo Greta, 10.–17. Juni: 7 Nächte',
    );
  });

  it('keeps what nobody but the owner knows, and says so', () => {
    const filled = fillPlaceholders('{{greeting}}: {{estimate}}, {{estimate}} {{sconto}}', words);
    expect(filled).toBe('Hallo Greta: {{estimate}}, {{estimate}} {{sconto}}');
    expect(missingPlaceholders(filled, words)).toEqual(['estimate']);
    expect([openPlaceholder(filled), openPlaceholder('70 € {a}')]).toEqual(['{{estimate}}', undefined]);
  });
});
