import {
  definitionOf,
  showSection,
  type ContentStore,
  type DefinitionOf,
  type ShownText,
  type ShownValuesOf,
} from '../content';
import type { Language } from '../shared';

const KIND = 'emails.confirmation';

/** What the owner wrote for confirmations; what is left out there is the interface's to say. */
export interface ConfirmationWords {
  readonly opening?: string;
  /** What happens next; empty where that is left out. */
  readonly steps: readonly string[];
  /** Above the property's name. */
  readonly closing?: string;
}

/**
 * Reads what the owner wrote and published for confirmations.
 * @returns it in a language: an e-mail that mixed two would read wrong, so nothing is filled in from the Italian
 */
export async function readConfirmationWords(
  content: ContentStore,
): Promise<(language: Language) => ConfirmationWords> {
  const page = await content.publishedPage('emails');
  const section = page?.sections.find(({ kind }) => kind === KIND);
  const definition = definitionOf({ kind: KIND });
  return (language) => {
    const shown = section && definition && showSection(definition, section, language);
    const values = shown?.values as ShownValuesOf<DefinitionOf<typeof KIND>['fields']> | undefined;
    const { opening, steps = [], closing } = values ?? {};
    const isWhole = steps.every(({ text }) => !text.lang);
    return {
      ...inLanguage('opening', opening),
      steps: isWhole ? steps.map(({ text }) => text.text) : [],
      ...inLanguage('closing', closing),
    };
  };
}

const inLanguage = (name: 'opening' | 'closing', text: ShownText | undefined) =>
  text && !text.lang ? { [name]: text.text } : {};
