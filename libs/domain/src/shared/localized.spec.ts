import {
  fieldsOfText,
  flatTextProblems,
  languageOfText,
  localize,
  textOfFields,
  type FlatTexts,
} from './localized';

describe('a text of the property in several languages', () => {
  it('is given in the wanted language', () => {
    expect(localize({ it: 'Mare', de: 'Meer' }, 'de')).toBe('Meer');
  });

  it('falls back to Italian where the translation is missing or blank', () => {
    expect(localize({ it: 'Mare' }, 'en')).toBe('Mare');
    expect(localize({ it: 'Mare', es: '  ' }, 'es')).toBe('Mare');
    expect(localize({ it: 'Mare', es: '\u2060' }, 'es')).toBe('Mare');
  });

  it('tells in which language it was given', () => {
    expect(languageOfText({ it: 'Mare', de: 'Meer' }, 'de')).toBe('de');
    expect(languageOfText({ it: 'Mare', es: '  ' }, 'es')).toBe('it');
    expect(languageOfText({ it: 'Mare' }, 'it')).toBe('it');
  });
});

const fields = (changes: Partial<FlatTexts<'title'>> = {}): FlatTexts<'title'> => ({
  title: 'Sagra',
  titleEn: null,
  titleDe: 'Fest',
  titleEs: null,
  ...changes,
});

describe('a text in four fields', () => {
  it('is read without the blanks around it, and without blank translations', () => {
    expect(textOfFields('title', fields({ title: ' Sagra ', titleEn: '  ', titleEs: '\u3164' }))).toEqual({
      it: 'Sagra',
      de: 'Fest',
    });
  });

  it('comes back as it was', () => {
    expect(fieldsOfText('title', textOfFields('title', fields()))).toEqual(fields());
  });

  it('is required only in Italian', () => {
    expect(flatTextProblems('title', fields({ title: ' ', titleDe: null }), { max: 5 })).toEqual([
      { field: 'title', code: 'required' },
      null,
      null,
      null,
    ]);
  });

  it('names the language that is too long or strange', () => {
    const problems = flatTextProblems('title', fields({ titleEn: 'x'.repeat(6), titleEs: 'a\nb' }), {
      max: 5,
    });
    expect(problems.map((problem) => problem && `${problem.field}: ${problem.code}`)).toEqual([
      null,
      'titleEn: too_long',
      null,
      'titleEs: invalid_characters',
    ]);
  });
});
