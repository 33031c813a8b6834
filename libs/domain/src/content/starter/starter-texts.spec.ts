import { LANGUAGES } from '../../shared';
import { checkValues, valuesFor } from '../fields/check-values';
import { missingIn } from '../missing-texts';
import { definitionOf } from '../sections';
import { textsOf } from '../section-texts';
import {
  MAX_STARTER_ROOMS,
  STARTER_BREAKFASTS,
  STARTER_OFFERS,
  STARTER_PLACES,
  STARTER_VIEWS,
  starterProblems,
  type StarterAnswers,
} from './starter-answers';
import { starterTexts } from './starter-texts';

const ANSWERS: StarterAnswers = {
  place: 'country',
  rooms: 4,
  breakfast: 'none',
  offers: [],
  hosts: [],
  picture: null,
};
const FACTS = { city: 'Asti', hasHosts: false };
const textsFor = (changes: Partial<StarterAnswers>, facts = FACTS) =>
  starterTexts({ ...ANSWERS, ...changes }, facts);
const kindsFor = (changes: Partial<StarterAnswers>) => textsFor(changes).map(({ kind }) => kind);
const pagesFor = (changes: Partial<StarterAnswers>) => [
  ...new Set(kindsFor(changes).map((kind) => definitionOf({ kind })?.page)),
];
/** Everything that guests would read in a language. */
const wordsFor = (changes: Partial<StarterAnswers>, language: (typeof LANGUAGES)[number], facts = FACTS) =>
  textsFor(changes, facts)
    .flatMap(({ kind, values }) => {
      const fields = definitionOf({ kind })?.fields ?? {};
      return textsOf(fields, valuesFor(fields, values)).map(({ texts }) => texts[language]);
    })
    .join('\n');

/** The first title of the home page. */
function titleFor(changes: Partial<StarterAnswers>, language: (typeof LANGUAGES)[number], facts = FACTS) {
  const intro = textsFor(changes, facts).find((section) => section.kind === 'home.intro');
  return intro?.values.title?.[language];
}

/** Every answer to every question with every other; what there is, all of it or nothing. */
const EVERY: readonly StarterAnswers[] = STARTER_PLACES.flatMap((place) =>
  STARTER_BREAKFASTS.flatMap((breakfast) =>
    [1, 4, MAX_STARTER_ROOMS].flatMap((rooms) =>
      [[], STARTER_OFFERS].flatMap((offers) =>
        [[], [{ name: 'Anna' }]].flatMap((hosts) =>
          [null, ...STARTER_VIEWS.map((shows) => ({ source: 'own:1' as const, shows }))].map((picture) => ({
            place,
            breakfast,
            rooms,
            offers,
            hosts,
            picture,
          })),
        ),
      ),
    ),
  ),
);

describe('the first texts of a house', () => {
  it('can be published without a gap in any language, whatever is answered, wherever the house is', () => {
    expect(EVERY.length).toBeGreaterThan(1_000);
    for (const city of ['Asti', 'C'.repeat(40)])
      for (const answers of EVERY)
        for (const { kind, values } of starterTexts(answers, { city, hasHosts: false })) {
          const fields = definitionOf({ kind })?.fields ?? {};
          const check = checkValues(fields, values);
          const wrong = [...check.problems, ...missingIn(fields, check.values)];
          if (wrong.length > 0)
            throw new Error(`${kind} of ${JSON.stringify(answers)}: ${JSON.stringify(wrong)}`);
        }
  });

  it('has a page for what there is, and none for what there is not', () => {
    expect(pagesFor({})).toEqual(['home', 'rooms', 'contact']);
    expect(pagesFor({ breakfast: 'included' })).toEqual(['home', 'rooms', 'prices', 'breakfast', 'contact']);
    expect(pagesFor({ offers: ['garden'] })).toEqual(['home', 'rooms', 'services', 'contact']);
    expect(pagesFor({ hosts: [{ name: 'Anna' }] })).toEqual(['home', 'rooms', 'about', 'contact']);
    const [lead] = textsFor({});
    expect(lead).toMatchObject({
      kind: 'home.lead',
      values: { offering: { it: 'Quattro camere in campagna' } },
    });
    expect(lead?.values).not.toHaveProperty('picture');
    const [pictured] = textsFor({ picture: { source: 'own:1', shows: 'view' } });
    expect(pictured?.values).toMatchObject({ picture: { source: 'own:1' } });
  });

  it('promises no pictures and no amenities, which a room may not have', () => {
    const promise = /foto|dotazioni|picture|amenities|Bilder|Ausstattung|equipamiento/i;
    for (const answers of EVERY)
      for (const language of LANGUAGES) expect(wordsFor(answers, language)).not.toMatch(promise);
  });

  it('leaves the names of hosts where they stand, and knows those who stand there already', () => {
    expect(wordsFor({ hosts: [{ name: 'Anna' }] }, 'it')).not.toContain('Anna');
    expect(textsFor({}, { ...FACTS, hasHosts: true }).map(({ kind }) => kind)).toContain('about.hosts');
  });

  it('says whether breakfast is in the price', () => {
    expect(kindsFor({ breakfast: 'included' })).toContain('prices.included');
    expect(wordsFor({ breakfast: 'included' }, 'it')).toContain('È compresa nel prezzo della camera.');
    expect(kindsFor({ breakfast: 'extra' })).toContain('prices.additional');
    expect(wordsFor({ breakfast: 'extra' }, 'de')).toContain('Es ist nicht im Zimmerpreis enthalten');
  });

  it('counts the rooms, of which there may be one', () => {
    const titles = (rooms: number) => LANGUAGES.map((language) => titleFor({ rooms }, language));
    expect(titles(1)).toEqual([
      'Una camera in campagna, ad Asti',
      'A room in the countryside, in Asti',
      'Ein Zimmer auf dem Land, in Asti',
      'Una habitación en el campo, en Asti',
    ]);
    expect(titles(4)).toEqual([
      'Quattro camere in campagna, ad Asti',
      'Four rooms in the countryside, in Asti',
      'Vier Zimmer auf dem Land, in Asti',
      'Cuatro habitaciones en el campo, en Asti',
    ]);
    expect(titles(13)[0]).toBe('13 camere in campagna, ad Asti');
    const several = /\b(?:camere|rooms|Zimmern|habitaciones)\b/;
    for (const language of LANGUAGES)
      expect(wordsFor({ rooms: 1, breakfast: 'included' }, language)).not.toMatch(several);
  });

  it('says in Italian where a house is as Italians do', () => {
    const title = (city: string) => titleFor({}, 'it', { ...FACTS, city });
    expect(title('Bologna')).toBe('Quattro camere in campagna, a Bologna');
    expect(title('L’Aquila')).toBe('Quattro camere in campagna, all’Aquila');
  });

  it('leaves a town of a very long name to the address', () => {
    const words = wordsFor({ place: 'town' }, 'it', { ...FACTS, city: 'B'.repeat(41) });
    expect(words).toContain('Quattro camere in città\n');
    expect(words).not.toContain('BB');
  });

  it('speaks of no other place than where the house is', () => {
    const about = {
      sea: /\b(?:mare|sea|Meer|mar)\b/,
      mountains: /\b(?:montagna|mountains?|Bergen?|montaña)\b/,
      town: /\b(?:città|town|Stadt|ciudad)(?!\p{L})/u,
      country: /\b(?:campagna|countryside|Land|campo)\b/,
    };
    for (const place of STARTER_PLACES)
      for (const language of LANGUAGES) {
        const words = wordsFor({ place, offers: STARTER_OFFERS, breakfast: 'extra' }, language);
        expect(STARTER_PLACES.filter((other) => about[other].test(words))).toEqual([place]);
      }
  });
});

describe('the answers', () => {
  it('are asked for where a text would not be true without them', () => {
    const nothing = { place: null, rooms: Number.NaN, breakfast: null, hosts: [{ name: ' ' }] };
    expect(starterProblems(nothing).map(({ field, code }) => `${field}: ${code}`)).toEqual([
      'place: required',
      'rooms: out_of_range',
      'breakfast: required',
      'hosts.0.name: required',
    ]);
    expect(starterProblems(ANSWERS)).toEqual([]);
  });
});
