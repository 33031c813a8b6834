import { LANGUAGES, type Language } from '../shared';
import type { LinkTarget } from './content-pages';
import { linksIn } from './section-links';
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
  /** How many of their links lead to pages that the site does not show. */
  readonly deadLinks: number;
}

/**
 * What is missing in sections that guests are to see: nothing in one that is hidden.
 * @param isShown whether the site shows the page that a link leads to
 */
export function gapsOf(
  sections: readonly (Pick<Section, 'kind' | 'hidden' | 'values'> & {
    readonly marks?: readonly unknown[];
  })[],
  isShown: (target: LinkTarget) => boolean = () => true,
): SectionGaps {
  const shown = sections.flatMap((section) => {
    const definition = definitionOf(section);
    return definition && !section.hidden ? { ...section, fields: definition.fields } : [];
  });
  const missing = shown.flatMap(({ fields, values }) => missingIn(fields, values));
  const translations = missing.filter(({ language }) => language !== null && language !== 'it');
  return {
    required: missing.length - translations.length,
    translations: translations.length,
    languages: LANGUAGES.filter((one) => translations.some(({ language }) => language === one)),
    marked: sections.reduce((count, { hidden, marks = [] }) => count + (hidden ? 0 : marks.length), 0),
    deadLinks: shown.reduce((count, { fields, values }) => {
      const dead = linksIn(fields, values).filter(({ target }) => !isShown(target));
      // Its translations have the same link.
      return count + new Set(dead.map(({ target }) => target)).size;
    }, 0),
  };
}
