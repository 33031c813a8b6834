import type { PageFacts } from '../shared/facts/page-facts';
import type { KnownAnswer } from './store';

/** Id of the element that carries the state from the server to the browser. */
export const STATE_ELEMENT = 'page-state';
export const ROOT_ELEMENT = 'root';

/** All that the browser needs to draw the same page again. */
export interface PageState {
  readonly facts: PageFacts;
  readonly answers: readonly KnownAnswer[];
  /** The style sheet of all pages: a page brings only its own rules. */
  readonly styles: string;
}

/** JSON that may stand inside a script element: no `<` could end it. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The state that the server left in the document. */
export function readPageState(document: Document): PageState {
  const text = document.getElementById(STATE_ELEMENT)?.textContent;
  if (!text) throw new Error(`The document lacks its state (#${STATE_ELEMENT}).`);
  return JSON.parse(text) as PageState;
}
