import { LANGUAGES, STARTER_BREAKFASTS, STARTER_OFFERS, starterTexts } from '@ospite/domain';
import fs from 'node:fs';
import path from 'node:path';
import { namespacesOf, readCatalogue, ROOT } from './catalogue.fixture';
import { DEMO_PLACES, DEMO_THINGS } from './demo-words';

/** Texts of the back-offices and of what the program says about itself: their readers know their own house. */
const OF_THE_OFFICE = ['office', 'office-problems', 'super-admin'];

/** Labels of what a house can choose from by its id: the services and landmarks of the specification. */
const LABELS = /^services:beach-shuttle$|^(?:contact:distances|home:location|guide:ways)\.beach$/;

describe.each(LANGUAGES)('no text of the interface (%s)', (language) => {
  it('names a place, a material or a facility of the demo', () => {
    const texts = namespacesOf(language)
      .filter((namespace) => !OF_THE_OFFICE.includes(namespace))
      .flatMap((namespace) =>
        [...readCatalogue(language, namespace)].map(([key, text]) => [`${namespace}:${key}`, text]),
      )
      .filter(([key = '']) => !LABELS.test(key));
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter(([, text = '']) => DEMO_PLACES.test(text) || DEMO_THINGS.test(text))).toEqual([]);
  });
});

/**
 * Labels of what a house can choose from by its id, of the pictures that come with the program, and of a code that one
 * region alone gives.
 */
const LABELS_OF_THE_OFFICE =
  /^office:(?:brand\.(?:palettes\.sea|pairs\.warm\.fits)|contentLabels\.(?:options|pictures)\.|property\.(?:amounts|codes|ways)\.|property\.services\.offeredHint|starter\.(?:offers|place)\.)/;

it('no hint or example of the back-office names one, either', () => {
  const texts = OF_THE_OFFICE.flatMap((namespace) =>
    [...readCatalogue('it', namespace)].map(([key, text]) => [`${namespace}:${key}`, text] as const),
  ).filter(([key]) => !LABELS_OF_THE_OFFICE.test(key));
  expect(texts.length).toBeGreaterThan(1_000);
  // As in an address, too.
  const words = texts.map(([key, text]) => [key, text.replaceAll('-', ' ')] as const);
  expect(words.filter(([, text]) => DEMO_PLACES.test(text) || DEMO_THINGS.test(text))).toEqual([]);
});

/** Sources of what guests read: the site's components, and the e-mails. */
const SOURCES = [
  'apps/public-web/src',
  'apps/api/src/seed/content/legal',
  'apps/api/src/messages',
  'apps/api/src/quotes/emails',
  'apps/api/src/reviews/emails',
];

/** Words that are no names of colours, drawings or pictures in code. */
const IN_CODE =
  /(?<!\p{L})(?:mare|Meer|spiaggi\p{L}+|campegg\p{L}*|campsites?|camping|bungalows?|ginepr\p{L}+|Wacholder|enebros?|piscin\p{L}+|ristorant\p{L}+|restaurantes?)(?!\p{L})/iu;

it('no component, e-mail or legal text names one, either', () => {
  const files = SOURCES.flatMap((source) =>
    fs
      .readdirSync(path.join(ROOT, source), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(source, file)),
  ).filter((file) => /\.tsx?$/.test(file) && !/\.(?:spec|fixture)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(200);
  const named = files.filter((file) => {
    const text = withoutComments(fs.readFileSync(path.join(ROOT, file), 'utf8'));
    return DEMO_PLACES.test(text) || IN_CODE.test(text);
  });
  expect(named).toEqual([]);
});

/** What stands on a house's pages because its owner has said that it is there: a pool, not the demo's. */
const ANSWERED = /(?:Piscina|Pool)/g;

it('no first text of a house that is elsewhere names one, either', () => {
  const texts = STARTER_BREAKFASTS.flatMap((breakfast) =>
    starterTexts(
      {
        place: 'country',
        rooms: 4,
        breakfast,
        offers: STARTER_OFFERS,
        hosts: [{ name: 'Anna' }],
        picture: null,
      },
      { city: 'Asti', hasHosts: false },
    ),
  );
  const words = JSON.stringify(texts).replaceAll(ANSWERED, '');
  expect(words.length).toBeGreaterThan(10_000);
  expect([DEMO_PLACES.exec(words), DEMO_THINGS.exec(words)]).toEqual([null, null]);
});

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
}
