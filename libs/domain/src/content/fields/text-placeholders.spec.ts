import { checkValues } from './check-values';
import { longText, shortText } from './fields';
import { missingIn } from '../missing-texts';
import {
  filledBlocks,
  filledLine,
  TEXT_CONDITIONS,
  TEXT_PLACEHOLDERS,
  type TextFacts,
} from './text-placeholders';

const UNSET = Object.fromEntries(
  TEXT_PLACEHOLDERS.map((name) => [name, undefined]),
) as unknown as TextFacts['values'];
const UNMET = Object.fromEntries(TEXT_CONDITIONS.map((name) => [name, false])) as TextFacts['conditions'];
const paragraph = (text: string) => ({ paragraph: [{ text }] });
const filled = (text: string, values: Partial<TextFacts['values']>, tracking = false) =>
  filledBlocks([paragraph(text)], {
    values: { ...UNSET, ...values },
    conditions: { ...UNMET, tracking },
  });

describe('a text that takes values of the property', () => {
  it('has them in place of their names, however they are typed', () => {
    expect(filled('Siamo {{name}}, {{ city }}.', { name: 'Vento', city: 'Olbia' })).toEqual([
      paragraph('Siamo Vento, Olbia.'),
    ]);
  });

  it('leads to the mailbox and the telephone that it names', () => {
    expect(filled('{{email}}, {{phone}}', { email: 'a@b.example', phone: '+39\u00A0079 1' })).toEqual([
      {
        paragraph: [
          { text: 'a@b.example', link: 'mailto:a@b.example' },
          { text: ', ' },
          { text: '+39\u00A0079 1', link: 'tel:+390791' },
        ],
      },
    ]);
  });

  it('takes what a value says as words', () => {
    expect(filled('{{name}}', { name: '{{email}} [x](y)' })).toEqual([paragraph('{{email}} [x](y)')]);
  });

  it('leaves out the paragraphs and items that name what is not set, and a list of which nothing is left', () => {
    const blocks = [
      paragraph('Partita IVA: {{vatNumber}}.'),
      { list: [[{ text: 'Entro le {{checkout}}.' }], [{ text: 'Dalle {{checkinFrom}}.' }]] },
      { list: [[{ text: 'Penale: {{penalty}}.' }]] },
    ];
    expect(filledBlocks(blocks, { values: { ...UNSET, checkout: '10:00' }, conditions: UNMET })).toEqual([
      { list: [[{ text: 'Entro le 10:00.' }]] },
    ]);
  });

  it('shows what stands under a condition while it is met', () => {
    expect(filled('{{if tracking}} Con.', {}, true)).toEqual([paragraph('Con.')]);
    expect(filled('{{if tracking}} Con.', {})).toEqual([]);
    expect(filled('{{unless tracking}} Senza.', {})).toEqual([paragraph('Senza.')]);
    expect(filled('{{unless tracking}} Senza.', {}, true)).toEqual([]);
  });

  it('is refused with a name that does not exist, or with braces that are not closed', () => {
    const check = (text: string, takesValues = true) =>
      checkValues({ text: longText({ max: 100, takesValues }) }, { text: { it: [paragraph(text)] } })
        .problems;
    expect(check('{{name}} {{if tracking}} {{unless parking}}')).toEqual([]);
    expect(check('{{nome}}')).toEqual([
      { field: 'values.text.it', code: 'unknown_placeholder', facts: { placeholder: 'nome' } },
    ]);
    expect(check('{{name')).toEqual([{ field: 'values.text.it', code: 'broken_placeholder' }]);
    expect(check('{{nome}}', false)).toEqual([]);
  });

  it('is refused with a placeholder of which only a part is bold, or that goes on in the next paragraph', () => {
    const [open, name, close] = [{ text: '{{' }, { text: 'email', bold: true }, { text: '}}' }];
    const parts = [{ text: '{' }, { text: '{email}', bold: true }, { text: '}' }];
    for (const it of [
      [{ paragraph: [open, name, close] }],
      [{ paragraph: parts }],
      [paragraph('{{'), paragraph('email}}')],
    ])
      expect(
        checkValues({ text: longText({ max: 100, takesValues: true }) }, { text: { it } }).problems,
      ).toEqual([{ field: 'values.text.it', code: 'broken_placeholder' }]);
  });

  it('may be a line, which takes values alone', () => {
    const check = (it: string) =>
      checkValues({ title: shortText({ max: 100, takesValues: true }) }, { title: { it } }).problems;
    expect(check('Scrivi a {{name}}')).toEqual([]);
    expect(check('{{if tracking}} Statistiche')).toEqual([
      { field: 'values.title.it', code: 'unknown_placeholder', facts: { placeholder: 'if tracking' } },
    ]);
    const facts = { values: { ...UNSET, name: 'Vento' }, conditions: UNMET };
    expect(filledLine('Scrivi a {{name}}', facts)).toBe('Scrivi a Vento');
    expect(filledLine('Scrivi a {{email}}', facts)).toBeUndefined();
  });
});

it('a text of which the Italian binds lacks no translation', () => {
  const lacks = (italianBinds: boolean, it = 'Sì.') =>
    missingIn(
      { text: longText({ max: 100, required: true, italianBinds }) },
      { text: { it: it ? [paragraph(it)] : [] } },
    ).map(({ language }) => language);
  expect(lacks(false)).toEqual(['en', 'de', 'es']);
  expect(lacks(true)).toEqual([]);
  expect(lacks(true, '')).toEqual(['it']);
});
