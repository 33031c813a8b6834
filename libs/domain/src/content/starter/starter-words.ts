import type { Language } from '../../shared';
import type { StarterBreakfast, StarterOffer, StarterPlace, StarterView } from './starter-answers';
import { GERMAN } from './words/de';
import { ENGLISH } from './words/en';
import { SPANISH } from './words/es';
import { ITALIAN } from './words/it';

/** What is said of one room, and of several. */
export interface Counted {
  readonly one: string;
  readonly many: string;
}

interface Titled {
  readonly title: string;
  readonly text: string;
}

/** The sentences in a language. Each is true of any house that has what it is about: nothing is praised, nothing made up. */
export interface StarterWords {
  /** "a Bologna" */
  readonly inTown: (town: string) => string;
  /** Where it is, as it follows a noun: "al mare". */
  readonly place: Readonly<Record<StarterPlace, string>>;
  /** From two on, as they begin a sentence. */
  readonly numbers: readonly string[];
  /** "Una camera", and what follows a number. */
  readonly rooms: Counted;
  /** How that of a page or a part is called: "Le camere". */
  readonly theRooms: Counted;
  /** What the picture shows. */
  readonly views: Readonly<Record<Exclude<StarterView, 'room'>, string>> & { readonly room: Counted };
  readonly home: {
    readonly intro: Counted;
    /** Why to come, by the place. */
    readonly around: Readonly<Record<StarterPlace, Titled>>;
    readonly contact: Titled;
    readonly offers: string;
    readonly location: { readonly title: string; readonly weAre: string; readonly address: string };
    readonly hosts: string;
    readonly closing: Titled;
  };
  readonly roomsPage: Counted;
  readonly prices: Readonly<Record<Exclude<StarterBreakfast, 'none'>, string>>;
  readonly services: { readonly lead: Titled; readonly cards: string; readonly closing: Titled };
  readonly offers: Readonly<Record<StarterOffer, Titled>>;
  readonly breakfast: {
    readonly title: string;
    readonly price: Readonly<Record<Exclude<StarterBreakfast, 'none'>, string>>;
    readonly allergies: string;
    readonly closing: string;
  };
  readonly about: { readonly lead: Titled; readonly hosts: string; readonly closing: Titled };
  readonly contactPage: Titled;
}

export const STARTER_WORDS: Readonly<Record<Language, StarterWords>> = {
  it: ITALIAN,
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
};
