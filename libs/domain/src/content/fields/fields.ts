import type { Localized } from '../../shared';
import type { LinkTarget } from '../content-pages';
import type { LocalizedBlocks } from './long-text';
import type { OwnPicture } from '../pictures/content-picture';

interface Requirable {
  /** Guests do not see a section that lacks it, and it cannot be published so. */
  readonly required?: boolean;
}
interface Translatable extends Requirable {
  /** Its Italian is what binds: a translation that is missing is no gap. */
  readonly italianBinds?: boolean;
}
/** One line in several languages. */
export interface ShortTextField extends Translatable {
  readonly kind: 'shortText';
  /** Characters. */
  readonly max: number;
  /** It may take values of the property (`filledLine`). */
  readonly takesValues?: boolean;
  /** Whether it is the slug of the page's address; where a translation is missing, the Italian one. */
  readonly isSlug?: boolean;
}
/** Paragraphs and lists in several languages. */
interface LongTextField extends Translatable {
  readonly kind: 'longText';
  /** Characters, without those of links. */
  readonly max: number;
  /** It may take values of the property (`filledBlocks`). */
  readonly takesValues?: boolean;
}
interface PictureField extends Requirable {
  readonly kind: 'picture';
}
interface PageLinkField extends Requirable {
  readonly kind: 'pageLink';
}
/** The address of another site. */
interface LinkField extends Requirable {
  readonly kind: 'link';
}
/** A whole number. */
interface NumberField extends Requirable {
  readonly kind: 'number';
  readonly unit: 'minutes' | 'metres';
  readonly max: number;
}
interface ChoiceField extends Requirable {
  readonly kind: 'choice';
  readonly of: readonly string[];
}
interface ListField {
  readonly kind: 'list';
  /** Items. */
  readonly max: number;
  readonly of: Fields;
}

/** What a section can be made of. */
export type Field =
  | ShortTextField
  | LongTextField
  | PictureField
  | PageLinkField
  | LinkField
  | NumberField
  | ChoiceField
  | ListField;
export type Fields = Readonly<{ [Name in string]: Field }>;

const field =
  <Kind extends Field['kind']>(kind: Kind) =>
  <const Rest extends Omit<Extract<Field, { kind: Kind }>, 'kind'>>(rest: Rest) => ({ ...rest, kind });

export const shortText = field('shortText');
export const longText = field('longText');
export const picture = field('picture');
export const pageLink = field('pageLink');
export const link = field('link');
export const number = field('number');
export const choice = field('choice');
export const list = field('list');

/** The pictures that come with the site. */
export const SITE_PICTURES = [
  'bar',
  'bay',
  'beach',
  'breakfast-blossom',
  'breakfast-bread',
  'breakfast-butter',
  'breakfast-cappuccino',
  'breakfast-cornetto',
  'breakfast-croissants',
  'breakfast-cup',
  'breakfast-fruit',
  'breakfast-grapes',
  'breakfast-jams',
  'breakfast-juice',
  'breakfast-oranges',
  'breakfast-table',
  'bungalow-inside',
  'bungalow-outside',
  'bungalow-terracotta',
  'farmhouse-table',
  'harbour',
  'hero',
  'mountains',
  'pool',
  'restaurant',
  'road',
  'tennis',
  'terrace',
  'village-square',
] as const;
export type SitePicture = `site:${(typeof SITE_PICTURES)[number]}`;

/** A picture of the site's or of the owner's. */
export type PictureSource = SitePicture | OwnPicture;

/** The spot of a picture that stays in view when its frame cuts it, in per cent of its width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

export interface PictureValue {
  readonly source: PictureSource;
  /** What it shows, for who does not see it. */
  readonly alt: Localized;
  readonly focus: FocalPoint;
}

/** What the owner has put in a field. What is missing is an empty text or list, or null. */
export type ValueOf<F> = F extends { readonly kind: 'shortText' }
  ? Localized
  : F extends { readonly kind: 'longText' }
    ? LocalizedBlocks
    : F extends { readonly kind: 'picture' }
      ? PictureValue | null
      : F extends { readonly kind: 'pageLink' }
        ? LinkTarget | null
        : F extends { readonly kind: 'link' }
          ? string | null
          : F extends { readonly kind: 'number' }
            ? number | null
            : F extends { readonly kind: 'choice'; readonly of: readonly (infer Option)[] }
              ? Option | null
              : F extends { readonly kind: 'list'; readonly of: infer Of }
                ? readonly ValuesOf<Of>[]
                : never;

/** What the owner has put in a section. */
export type ValuesOf<Of> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> };

/** The values of any section. */
export type SectionValues = Readonly<Record<string, unknown>>;
