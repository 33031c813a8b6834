import type { PageFacts } from '../shared/facts/page-facts';
import type { CachedRead } from './store';

/** Id of the element that holds the state for the browser. */
export const STATE_ELEMENT = 'page-state';
export const ROOT_ELEMENT = 'root';

/** What the browser needs to render the same page again. */
export interface PageState {
  readonly facts: PageFacts;
  readonly reads: readonly CachedRead[];
  /** Address of the style sheet of all pages: the document holds only the rules of its own page. */
  readonly styles: string;
  /** Pattern of the addresses of texts (`textsAddress`). */
  readonly texts: string;
}

/** JSON for a script element: without `<`, nothing in it can end the element. */
export function embeddedJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

/** Id of the boot script, whose `data-state` is the state's address where the document does not hold the state. */
export const BOOT_ELEMENT = 'boot';

/** The state of the page, from the document or from the address that the document names. */
export async function loadPageState(document: Document): Promise<PageState> {
  const text = document.getElementById(STATE_ELEMENT)?.textContent;
  if (text) return JSON.parse(text) as PageState;
  const address = document.getElementById(BOOT_ELEMENT)?.dataset.state;
  if (!address) throw new Error(`The document lacks its state (#${STATE_ELEMENT}).`);
  const response = await fetch(address);
  // The content has changed since, and no server remembers the old one: the page stays plain HTML, which works.
  if (!response.ok) throw new Error(`The state of the page is gone (${response.status}).`);
  return (await response.json()) as PageState;
}
