import { byLanguage, type Localized } from '../../shared';
import type { GivenSection } from '../sections';
import type { VALUE_DRAWINGS } from '../sections/about';
import type { StarterAnswers, StarterOffer, StarterPlace } from './starter-answers';
import { STARTER_WORDS, type Counted, type StarterWords } from './starter-words';

/** Longest name of a town that the texts take up: with a longer one a title would be too long. */
const MAX_TOWN_LENGTH = 40;

const PLACE_DRAWINGS: Readonly<Record<StarterPlace, (typeof VALUE_DRAWINGS)[number]>> = {
  sea: 'wave',
  mountains: 'tree',
  town: 'town',
  country: 'tree',
};

/** What the property knows of itself already. */
export interface StarterFacts {
  readonly city: string;
  readonly hasHosts: boolean;
}

/** The first texts of a house: what its owner has answered, in all languages, page by page; the rest is facts that pages show. */
export function starterTexts(
  answers: StarterAnswers,
  { city, hasHosts }: StarterFacts,
): readonly GivenSection[] {
  const { place, rooms, breakfast, offers, picture } = answers;
  const town = city.trim().length <= MAX_TOWN_LENGTH ? city.trim() : '';
  const where = (words: StarterWords) =>
    town === '' ? words.place[place] : `${words.place[place]}, ${words.inTown(town)}`;
  const counted = ({ one, many }: Counted) => (rooms === 1 ? one : many);
  const isHosted = hasHosts || answers.hosts.length > 0;
  return [
    {
      kind: 'home.lead',
      values: {
        ...(picture && {
          picture: {
            source: picture.source,
            alt: inAll(({ views }) =>
              picture.shows === 'room' ? counted(views.room) : views[picture.shows],
            ),
            focus: { x: 50, y: 50 },
          },
        }),
        offering: inAll((words) => `${roomsText(words, rooms)} ${words.place[place]}`),
      },
    },
    {
      kind: 'home.intro',
      values: {
        title: inAll((words) => `${roomsText(words, rooms)} ${where(words)}`),
        text: inAll(({ home }) => counted(home.intro)),
        reasons: [
          { drawing: PLACE_DRAWINGS[place], ...titled(({ home }) => home.around[place]) },
          { drawing: 'people', ...titled(({ home }) => home.contact) },
        ],
      },
    },
    ...(offers.length > 0
      ? [
          {
            kind: 'home.services',
            values: {
              title: inAll(({ home }) => home.offers),
              items: offers.map((offer) => ({
                drawing: null,
                text: inAll((words) => words.offers[offer].title),
              })),
            },
          } as const,
        ]
      : []),
    { kind: 'home.rooms', values: { title: inAll(({ theRooms }) => counted(theRooms)) } },
    {
      kind: 'home.location',
      values: {
        title: inAll(({ home }) => home.location.title),
        text: inAll(
          (words) => `${words.home.location.weAre} ${where(words)}. ${words.home.location.address}`,
        ),
      },
    },
    ...(isHosted
      ? [{ kind: 'home.about', values: { title: inAll(({ home }) => home.hosts) } } as const]
      : []),
    { kind: 'home.closing', values: titled(({ home }) => home.closing) },
    {
      kind: 'rooms.lead',
      values: {
        title: inAll(({ theRooms }) => counted(theRooms)),
        text: inAll(({ roomsPage }) => counted(roomsPage)),
      },
    },
    ...(breakfast === 'none' ? [] : breakfastTexts(breakfast)),
    ...(offers.length > 0 ? servicesTexts(offers) : []),
    ...(isHosted ? aboutTexts() : []),
    { kind: 'contact.lead', values: titled(({ contactPage }) => contactPage) },
  ];
}

function breakfastTexts(price: Exclude<StarterAnswers['breakfast'], 'none'>): readonly GivenSection[] {
  const title = inAll((words) => words.breakfast.title);
  return [
    {
      kind: price === 'included' ? 'prices.included' : 'prices.additional',
      values: { title: inAll(({ prices }) => prices[price]), items: [{ text: title }] },
    },
    {
      kind: 'breakfast.lead',
      values: {
        title,
        text: inAll((words) => `${words.breakfast.price[price]} ${words.breakfast.allergies}`),
      },
    },
    { kind: 'breakfast.closing', values: { title: inAll((words) => words.breakfast.closing) } },
  ];
}

function servicesTexts(offers: readonly StarterOffer[]): readonly GivenSection[] {
  const nothing = { it: '' };
  return [
    { kind: 'services.lead', values: titled(({ services }) => services.lead) },
    {
      kind: 'services.cards',
      values: {
        title: inAll(({ services }) => services.cards),
        items: offers.map((offer) => ({
          ...titled((words) => words.offers[offer]),
          period: nothing,
          costs: [],
          booking: nothing,
          distance: nothing,
        })),
      },
    },
    { kind: 'services.closing', values: titled(({ services }) => services.closing) },
  ];
}

function aboutTexts(): readonly GivenSection[] {
  return [
    { kind: 'about.lead', values: titled(({ about }) => about.lead) },
    { kind: 'about.hosts', values: { title: inAll(({ about }) => about.hosts) } },
    { kind: 'about.closing', values: titled(({ about }) => about.closing) },
  ];
}

function roomsText({ numbers, rooms }: StarterWords, count: number): string {
  return count === 1 ? rooms.one : `${numbers[count - 2] ?? count} ${rooms.many}`;
}

/** A text in all languages. */
function inAll(textIn: (words: StarterWords) => string): Localized {
  return byLanguage((language) => textIn(STARTER_WORDS[language]));
}

function titled(partOf: (words: StarterWords) => { readonly title: string; readonly text: string }) {
  return { title: inAll((words) => partOf(words).title), text: inAll((words) => partOf(words).text) };
}
