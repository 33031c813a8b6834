import { LANGUAGES, type Language } from '@ospite/domain';
import fs from 'node:fs';
import path from 'node:path';
import { namespacesOf, readCatalogue, ROOT } from './catalogue.fixture';

interface Rule {
  /** What the texts do, as a sentence that begins with "the texts". */
  readonly does: string;
  readonly languages: readonly Language[];
  /** What a text must not hold. */
  readonly never: RegExp;
}

/** What a native reader would stumble over, as far as a pattern can tell. */
const RULES: readonly Rule[] = [
  { does: 'have curly apostrophes and quotation marks', languages: LANGUAGES, never: /['"`´]/ },
  { does: 'quote with «…»', languages: ['it', 'es'], never: /[“”„]/ },
  { does: 'quote with “…”', languages: ['en'], never: /[«»„]/ },
  { does: 'quote with „…“', languages: ['de'], never: /[«»”]/ },
  {
    does: 'keep a number and its unit on one line',
    languages: LANGUAGES,
    never: /(?:\d|\}\}) (?:%|€|(?:m²|mq|km|min)(?!\p{L}))/iu,
  },
  // What things cost is a value of the property: texts take it as a placeholder. Source: specification §1.
  {
    does: 'state no amount in euros',
    languages: LANGUAGES,
    never: /(?:€|\b(?:eur|euros?))\s*\d|\d\s*(?:€|(?:eur|euros?)\b)/iu,
  },
  { does: 'write m² for square metres', languages: LANGUAGES, never: /\b(?:mq|sqm|qm)\b/ },
  { does: 'write "email"', languages: ['it', 'en'], never: /e-mail/i },
  { does: 'write "E-Mail"', languages: ['de'], never: /email|e-mail|E-mail/ },
  { does: 'write "correo"', languages: ['es'], never: /e-?mail/i },
  // Hosts answer by e-mail or by telephone: face to face is something else.
  { does: 'promise no answer face to face', languages: ['it'], never: /di persona/i },
  { does: 'promise no answer face to face', languages: ['en'], never: /in person/i },
  { does: 'promise no answer face to face', languages: ['es'], never: /en persona/i },
  {
    does: 'are British',
    languages: ['en'],
    never:
      /\bcribs?\b|\b(?:bath)?tub|parking lot|cooktop|vacation|deck chair|sidewalk|zip code|colou?r(?<!colour)|favorite|neighbor|cent(?:er|ers)\b|\bmeters?\b|travel(?:er|ing)|cancel(?:ed|ing)|\b(?:apolog|organ|recogn|real)iz|\bgray\b|cozy/i,
  },
  { does: 'name the tax as the law does', languages: ['it'], never: /tassa di soggiorno/i },
  { does: 'say türkisfarben', languages: ['de'], never: /türkise[mnrs]?\b/i },
  { does: 'say Anreise and Abreise', languages: ['de'], never: /check-?(?:in|out)/i },
  { does: 'say Sie', languages: ['de'], never: /\b(?:du|dich|dir|dein\w*|euch|euer|eure\w*)\b/i },
  { does: 'say tú, and vosotros to several', languages: ['es'], never: /\busted(?:es)?\b|\bsu solicitud\b/i },
  { does: 'write "bungalow", as rooms are named', languages: ['es'], never: /bungal[oó](?!w)/i },
  {
    does: 'name what there is, not what sounds alike',
    languages: ['es'],
    never: /cocina americana|fútbol sala/i,
  },
  // A tanning salon in both languages; the Italian "solarium" is a terrace.
  { does: 'name what there is, not what sounds alike', languages: ['en', 'de'], never: /solarium/i },
  { does: 'open what ? and ! close', languages: ['es'], never: /^(?:[^¿]*\?|[^¡]*!)/ },
];

describe.each(RULES)('the texts $does', ({ languages, never }) => {
  it.each(languages)('(%s)', (language) => {
    // Names of placeholders are code.
    const isWrong = (text: string) => never.test(text.replaceAll(/\{\{.*?\}\}/g, '{{}}'));
    expect(textsOf(language).filter(({ text }) => isWrong(text))).toEqual([]);
  });
});

it.each(LANGUAGES)('the demo’s texts are among them (%s)', (language) => {
  expect(demoTexts(language).length).toBeGreaterThan(300);
});

/** All texts of a language with where they stand: of the catalogues and of the demo property. */
function textsOf(language: Language) {
  const catalogues = namespacesOf(language).flatMap((namespace) =>
    [...readCatalogue(language, namespace)].map(([key, text]) => ({ place: `${namespace}:${key}`, text })),
  );
  return [...catalogues.filter(({ place }) => !isOfAnotherLanguage(place, language)), ...demoTexts(language)];
}

/** The line that offers a language stands in every catalogue in that language. */
function isOfAnotherLanguage(place: string, language: Language): boolean {
  const [, offered] = /^(?:home:offer|common:languages)\.(?:\w+\.)?(\w\w)$/.exec(place) ?? [];
  return offered !== undefined && offered !== language;
}

/** Of TypeScript: what a value is called, or a text on one line. */
const NAME_OR_TEXT = /\b(\w+):\s|(['`])((?:\\.|(?!\2).)*)\2/g;

/** What stands in the demo under a language's name. */
function demoTexts(language: Language) {
  const folder = path.join(ROOT, 'apps/api/src/seed');
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/demo-reviews|\.spec\./.test(file))
    .flatMap((file) => {
      let last = '';
      return [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(NAME_OR_TEXT)].flatMap(
        ([, name = last, , text]) => {
          last = name;
          return text !== undefined && name === language ? [{ place: file, text }] : [];
        },
      );
    });
}
