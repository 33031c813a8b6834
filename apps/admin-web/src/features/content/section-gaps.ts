import { missingIn, type Language } from '@ospite/domain';
import { definitionOf, type DraftSection } from './draft-section';

/** What sections lack. */
export interface Gaps {
  /** How many required fields are empty, and texts have no Italian: they cannot be published so. */
  readonly required: number;
  /** How many translations are missing. */
  readonly translations: number;
  /** The languages of those. */
  readonly languages: readonly Language[];
}

/** What is missing in sections that guests are to see: nothing in one that is hidden. */
export function gapsOf(sections: readonly DraftSection[]): Gaps {
  const missing = sections.flatMap((section) => {
    const definition = definitionOf(section);
    return definition && !section.hidden ? missingIn(definition.fields, section.values) : [];
  });
  const isRequired = (language: Language | null) => language === null || language === 'it';
  const translations = missing.flatMap(({ language }) =>
    language && !isRequired(language) ? [language] : [],
  );
  return {
    required: missing.filter(({ language }) => isRequired(language)).length,
    translations: translations.length,
    languages: [...new Set(translations)].toSorted(),
  };
}
