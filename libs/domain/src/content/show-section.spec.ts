import { choice, list, longText, picture, shortText } from './fields/fields';
import { missingIn, missingToPublish } from './missing-texts';
import { showSection } from './show-section';

const FIELDS = {
  title: shortText({ max: 20, required: true }),
  lead: shortText({ max: 20 }),
  text: longText({ max: 40 }),
  picture: picture({}),
  items: list({
    max: 3,
    of: { name: shortText({ max: 10, required: true }), drawing: choice({ of: ['tree'] }) },
  }),
};
const blocks = (text: string) => [{ paragraph: [{ text }] }];
const VALUES = {
  title: { it: 'Qui', de: 'Hier' },
  text: { it: blocks('Si dorme.'), de: blocks('Man schläft.') },
  picture: { source: 'site:bay', alt: { it: 'La baia' }, focus: { x: 50, y: 20 } },
  items: [{ name: { it: 'Uno' }, drawing: 'tree' }, { name: { it: '' } }],
};
const shown = (values: object, language: 'it' | 'de' | 'es' = 'it', hidden = false) =>
  showSection({ fields: FIELDS }, { id: 1, kind: 'x', hidden, values: { ...values } }, language)?.values;

describe('a section as guests see it', () => {
  it('speaks the language of the page', () => {
    expect(shown(VALUES, 'de')).toEqual({
      title: { text: 'Hier' },
      text: { blocks: blocks('Man schläft.') },
      picture: { source: 'site:bay', alt: { text: 'La baia', lang: 'it' }, focus: { x: 50, y: 20 } },
      items: [{ name: { text: 'Uno', lang: 'it' }, drawing: 'tree' }],
    });
  });

  it('shows the Italian of what is not translated, and says so', () => {
    expect(shown(VALUES, 'es')).toMatchObject({
      title: { text: 'Qui', lang: 'it' },
      text: { blocks: blocks('Si dorme.'), lang: 'it' },
    });
  });

  it('has no place for what the owner left empty', () => {
    expect(shown({ title: { it: 'Qui' } })).toEqual({ title: { text: 'Qui' }, items: [] });
  });

  it('is not there while it is hidden, lacks what is required, or has no text', () => {
    expect(shown(VALUES, 'it', true)).toBeUndefined();
    expect(shown({ ...VALUES, title: { it: '' } })).toBeUndefined();
    expect(shown({ title: { it: '' } })).toBeUndefined();
    const only = (alt: string) => ({
      id: 1,
      kind: 'x',
      hidden: false,
      values: { picture: { ...VALUES.picture, alt: { it: alt } } },
    });
    expect(showSection({ fields: { picture: picture({}) } }, only(''), 'it')).toBeUndefined();
    expect(showSection({ fields: { picture: picture({}) } }, only('La baia'), 'it')).toBeDefined();
  });
});

describe('what is missing in a section', () => {
  it('is each translation of a text that is there', () => {
    expect(missingIn(FIELDS, { ...VALUES, lead: { it: '' } })).toEqual([
      { field: 'values.title', language: 'en' },
      { field: 'values.title', language: 'es' },
      { field: 'values.text', language: 'en' },
      { field: 'values.text', language: 'es' },
      { field: 'values.picture.alt', language: 'en' },
      { field: 'values.picture.alt', language: 'de' },
      { field: 'values.picture.alt', language: 'es' },
      ...['en', 'de', 'es'].map((language) => ({ field: 'values.items.0.name', language })),
      ...['it', 'en', 'de', 'es'].map((language) => ({ field: 'values.items.1.name', language })),
    ]);
  });

  it('keeps it from being published where it is required', () => {
    const fields = { title: shortText({ max: 9, required: true }), picture: picture({ required: true }) };
    expect(missingToPublish(fields, { title: { it: '' }, picture: null })).toEqual([
      { field: 'values.title', language: 'it' },
      { field: 'values.picture', language: null },
    ]);
    expect(missingToPublish(FIELDS, { ...VALUES, lead: { it: '' }, items: [] })).toEqual([]);
  });
});
