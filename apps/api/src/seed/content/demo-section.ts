import {
  LANGUAGES,
  type GivenSection,
  type Language,
  type Localized,
  type LocalizedBlocks,
  type PictureValue,
  type SitePicture,
} from '@ospite/domain';

/** A section of the demo. */
export type DemoSection = GivenSection;

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
