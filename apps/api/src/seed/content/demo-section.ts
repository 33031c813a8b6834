import {
  LANGUAGES,
  type DefinitionOf,
  type Language,
  type Localized,
  type LocalizedBlocks,
  type PictureValue,
  type SectionKind,
  type SitePicture,
  type ValuesOfSection,
} from '@ospite/domain';

/** A section of the demo; fields that are left out are empty. */
export type DemoSection = {
  readonly [Kind in SectionKind]: {
    readonly kind: Kind;
    readonly values: Partial<ValuesOfSection<DefinitionOf<Kind>>>;
  };
}[SectionKind];

/** Paragraphs in every language. */
export function paragraphs(texts: Readonly<Record<Language, readonly string[]>>): LocalizedBlocks {
  const blocks = LANGUAGES.map((language) => [
    language,
    texts[language].map((text) => ({ paragraph: [{ text }] })),
  ]);
  return Object.fromEntries(blocks) as LocalizedBlocks;
}

/** A picture that comes with the site. */
export function sitePicture(source: SitePicture, alt: Required<Localized>): PictureValue {
  return { source, alt, focus: { x: 50, y: 50 } };
}
