import fc from 'fast-check';
import { checkValues, valuesFor } from './check-values';
import { choice, link, list, longText, number, pageLink, picture, shortText } from './fields';
import { isSafeLink, MAX_PARTS, type Block, type TextRun } from './long-text';

const FIELDS = {
  title: shortText({ max: 20, required: true }),
  text: longText({ max: 40 }),
  picture: picture({}),
  more: pageLink({}),
  map: link({}),
  minutes: number({ unit: 'minutes', max: 600 }),
  drawing: choice({ of: ['tree', 'wave'] }),
  items: list({ max: 3, of: { name: shortText({ max: 10 }), text: longText({ max: 40 }) } }),
};

const EMPTY = {
  title: { it: '' },
  text: { it: [] },
  picture: null,
  more: null,
  map: null,
  minutes: null,
  drawing: null,
  items: [],
};

const problemsOf = (given: unknown) =>
  checkValues(FIELDS, given).problems.map(({ field, code }) => `${field}: ${code}`);
const paragraph = (text: string, more: object = {}) => [{ paragraph: [{ text, ...more }] }];

describe('the values of a section', () => {
  it('are all there, also where nothing was given', () => {
    expect(checkValues(FIELDS, {})).toEqual({ values: EMPTY, problems: [] });
  });

  it('are kept as they were given, texts without blanks around them', () => {
    const given = {
      title: { it: ' Qui ', de: 'Hier', es: ' ' },
      text: { it: paragraph('Si dorme.') },
      picture: { source: 'site:bay', alt: { it: 'La baia' }, focus: { x: 10, y: 90 } },
      more: 'contact',
      map: 'https://maps.example/qui',
      minutes: 10,
      drawing: 'tree',
      items: [{ name: { it: 'Uno' } }],
    };
    const { values, problems } = checkValues(FIELDS, given);
    expect(problems).toEqual([]);
    expect(values).toEqual({
      ...given,
      title: { it: 'Qui', de: 'Hier' },
      items: [{ name: { it: 'Uno' }, text: { it: [] } }],
    });
  });

  it('take the address of another site as people type it', () => {
    const given = { map: ' www.example.org/qui ' };
    expect(checkValues(FIELDS, given).values.map).toBe('https://www.example.org/qui');
    expect(checkValues(FIELDS, { map: ' ' })).toEqual({ values: EMPTY, problems: [] });
  });

  it.each(['\u200b', '\u2060', '\u00ad', '\u3164', '\u2800'])(
    'have no text in %j, which nobody sees',
    (unseen) => {
      const { values } = checkValues(FIELDS, {
        title: { it: 'Qui', de: unseen },
        text: { it: paragraph(unseen) },
      });
      expect([values.title, values.text]).toEqual([{ it: 'Qui' }, { it: [] }]);
      expect(problemsOf({ title: { it: unseen, de: 'Hier' } })).toEqual(['values.title.it: required']);
    },
  );

  it('put the middle of a picture in view where nobody chose', () => {
    const { values } = checkValues(FIELDS, { picture: { source: 'site:bay' } });
    expect(values.picture).toEqual({ source: 'site:bay', alt: { it: '' }, focus: { x: 50, y: 50 } });
  });

  it.each<[unknown, string]>([
    [7, 'values: wrong_type'],
    [[], 'values: wrong_type'],
    [{ x: 1 }, 'values.x: unknown_field'],
    [{ toString: 1 }, 'values.toString: unknown_field'],
    [JSON.parse('{"__proto__":{"x":1}}'), 'values.__proto__: unknown_field'],
    [{ title: 'Qui' }, 'values.title: wrong_type'],
    [{ title: { it: 7 } }, 'values.title.it: wrong_type'],
    [{ title: { it: 'x'.repeat(21) } }, 'values.title.it: too_long'],
    [{ title: { it: 'a\nb' } }, 'values.title.it: invalid_characters'],
    [{ title: { it: 'a\0b' } }, 'values.title.it: invalid_characters'],
    [{ title: { it: 'gnp\u202egnp.exe' } }, 'values.title.it: invalid_characters'],
    [{ title: { it: 'a', fr: 'b' } }, 'values.title.fr: unknown_field'],
    [{ title: { de: 'Hier' } }, 'values.title.it: required'],
    [{ text: { it: 'Qui' } }, 'values.text.it: wrong_type'],
    [{ text: { it: ['Qui'] } }, 'values.text.it.0: wrong_type'],
    [{ text: { it: [{}] } }, 'values.text.it.0: wrong_type'],
    [{ text: { it: [{ paragraph: [], html: '<b>a</b>' }] } }, 'values.text.it.0.html: unknown_field'],
    [{ text: { it: [{ paragraph: [], list: [] }] } }, 'values.text.it.0: wrong_type'],
    [{ text: { it: [{ paragraph: ['a'] }] } }, 'values.text.it.0.paragraph.0: wrong_type'],
    [{ text: { it: [{ paragraph: [{ bold: true }] }] } }, 'values.text.it.0.paragraph.0.text: wrong_type'],
    [{ text: { it: paragraph('a', { bold: 'yes' }) } }, 'values.text.it.0.paragraph.0.bold: wrong_type'],
    [{ text: { it: paragraph('a', { style: 'x' }) } }, 'values.text.it.0.paragraph.0.style: unknown_field'],
    [{ text: { it: paragraph('a\u2028b') } }, 'values.text.it.0.paragraph.0.text: invalid_characters'],
    [
      { text: { it: paragraph('a', { link: 'javascript:x' }) } },
      'values.text.it.0.paragraph.0.link: invalid_url',
    ],
    [
      { text: { it: [{ list: [[{ text: 'a', link: 'data:x' }]] }] } },
      'values.text.it.0.list.0.0.link: invalid_url',
    ],
    [{ text: { it: paragraph('x'.repeat(41)) } }, 'values.text.it: too_long'],
    [{ text: { it: Array(MAX_PARTS + 1).fill({ paragraph: [] }) } }, 'values.text.it: too_many'],
    [{ picture: 'site:bay' }, 'values.picture: wrong_type'],
    [{ picture: { alt: { it: 'a' } } }, 'values.picture.source: required'],
    [{ picture: { source: 'https://evil.example/a.jpg' } }, 'values.picture.source: unknown_value'],
    [{ picture: { source: 'site:bay', alt: { it: 'x'.repeat(301) } } }, 'values.picture.alt.it: too_long'],
    [{ picture: { source: 'site:bay', focus: { x: 101, y: 0 } } }, 'values.picture.focus.x: out_of_range'],
    [{ more: 'admin' }, 'values.more: unknown_value'],
    [{ more: 'own-1' }, 'values.more: unknown_value'],
    [{ more: 7 }, 'values.more: wrong_type'],
    [{ map: 'javascript:alert(1)' }, 'values.map: invalid_url'],
    [{ map: '/qui' }, 'values.map: invalid_url'],
    [{ map: `https://maps.example/${'x'.repeat(500)}` }, 'values.map: too_long'],
    [{ map: 7 }, 'values.map: wrong_type'],
    [{ minutes: '10' }, 'values.minutes: wrong_type'],
    [{ minutes: 1.5 }, 'values.minutes: out_of_range'],
    [{ minutes: -1 }, 'values.minutes: out_of_range'],
    [{ drawing: 'skull' }, 'values.drawing: unknown_value'],
    [{ items: {} }, 'values.items: wrong_type'],
    [{ items: Array(10_000).fill({}) }, 'values.items: too_many'],
    [{ items: [7] }, 'values.items.0: wrong_type'],
    [{ items: [{}, { name: { it: 'x'.repeat(11) } }] }, 'values.items.1.name.it: too_long'],
  ])('are refused as %j, naming the field', (given, problem) => {
    expect(problemsOf(given)).toEqual([problem]);
  });

  it('survive a change of their definition: what it no longer has goes, what is new is empty', () => {
    expect(valuesFor(FIELDS, { title: { it: 'Qui' }, old: 1, drawing: 'gone' })).toEqual({
      ...EMPTY,
      title: { it: 'Qui' },
    });
  });
});

/** The form that every text has that reaches a page. */
const isSafe = (block: Block): boolean => {
  const isRun = ({ text, bold, link, ...others }: TextRun) =>
    typeof text === 'string' &&
    [true, undefined].includes(bold) &&
    (link === undefined || isSafeLink(link)) &&
    Object.keys(others).length === 0;
  const [[name, parts] = [], ...others] = Object.entries(block);
  if (others.length > 0 || !Array.isArray(parts)) return false;
  const rows: readonly TextRun[][] = name === 'list' ? parts : [parts];
  return rows.length <= MAX_PARTS && rows.every((runs) => runs.length <= MAX_PARTS && runs.every(isRun));
};

it('ten thousand hostile trees leave nothing but words, looks and safe links, or are refused', () => {
  const nasty = fc.oneof(
    fc.constantFrom(
      'javascript:alert(1)',
      'data:text/html,x',
      'page:contact',
      'https://a.example',
      '<script>',
      '\u202e',
      '\0',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const name = fc.constantFrom('text', 'bold', 'link', 'html', 'href', 'onclick', '__proto__', 'constructor');
  const record = (keys: fc.Arbitrary<string>, values: fc.Arbitrary<unknown>) =>
    fc.array(fc.tuple(keys, values), { maxLength: 4 }).map((entries) => Object.fromEntries(entries));
  const words = fc.record({ text: fc.string({ maxLength: 5 }), link: nasty }, { requiredKeys: ['text'] });
  const run = fc.oneof(words, record(name, nasty), nasty);
  const runs = fc.oneof(fc.array(run, { maxLength: 4 }), nasty);
  const block = fc.oneof(
    fc.record({ paragraph: runs }),
    fc.record({ list: fc.oneof(fc.array(runs, { maxLength: 3 }), nasty) }),
    record(fc.constantFrom('paragraph', 'list', 'script', '__proto__'), runs),
  );
  const tree = fc.oneof({ weight: 5, arbitrary: fc.array(block, { maxLength: 4 }) }, nasty);
  let accepted = 0;
  fc.assert(
    fc.property(tree, (blocks) => {
      const { values, problems } = checkValues({ text: longText({ max: 40 }) }, { text: { it: blocks } });
      expect(values.text.it.every(isSafe)).toBe(true);
      if (problems.length > 0) return;
      accepted += 1;
      // What was accepted is accepted again as it is.
      expect(checkValues({ text: longText({ max: 40 }) }, values)).toEqual({ values, problems: [] });
    }),
    { seed: 1, numRuns: 10_000 },
  );
  expect(accepted).toBeGreaterThan(500);
});
