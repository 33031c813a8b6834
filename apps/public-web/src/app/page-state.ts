import type { PageFacts } from '../shared/facts/page-facts';
import type { CachedRead } from './store';

/** Id of the element that holds the state for the browser. */
export const STATE_ELEMENT = 'page-state';
export const ROOT_ELEMENT = 'root';

/** What the browser needs to render the same page again. */
export interface PageState {
  readonly facts: PageFacts;
  readonly reads: readonly CachedRead[];
  /** Address of the style sheet of all pages: the document holds the rules of its own page alone. */
  readonly styles: string;
}

/** JSON for a script element: without `<`, nothing in it can end the element. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The state that the server left in the document. */
export function readPageState(document: Document): PageState {
  const text = document.getElementById(STATE_ELEMENT)?.textContent;
  if (!text) throw new Error(`The document lacks its state (#${STATE_ELEMENT}).`);
  return JSON.parse(text) as PageState;
}
