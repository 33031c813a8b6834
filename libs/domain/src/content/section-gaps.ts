import { LANGUAGES, type Language } from '../shared';
import { missingIn } from './missing-texts';
import type { Section } from './section';
import { definitionOf } from './sections';

/** What sections lack. */
export interface SectionGaps {
  /** How many required fields are empty, and texts have no Italian: they cannot be published so. */
  readonly required: number;
  /** How many translations are missing. */
  readonly translations: number;
  /** The languages of those. */
  readonly languages: readonly Language[];
  /** How many translations are marked as older than their Italian. */
  readonly marked: number;
}

/** What is missing in sections that guests are to see: nothing in one that is hidden. */
export function gapsOf(
  sections: readonly (Pick<Section, 'kind' | 'hidden' | 'values'> & {
    readonly marks?: readonly unknown[];
  })[],
): SectionGaps {
  const missing = sections.flatMap((section) => {
    const definition = definitionOf(section);
    return definition && !section.hidden ? missingIn(definition.fields, section.values) : [];
  });
  const translations = missing.filter(({ language }) => language !== null && language !== 'it');
  return {
    required: missing.length - translations.length,
    translations: translations.length,
    languages: LANGUAGES.filter((one) => translations.some(({ language }) => language === one)),
    marked: sections.reduce((count, { hidden, marks = [] }) => count + (hidden ? 0 : marks.length), 0),
  };
}
