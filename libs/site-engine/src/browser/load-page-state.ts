import { BOOT_ELEMENT, STATE_ELEMENT } from '../document-ids';

/** The state of the page, from the document or from the address that the document names. */
export async function loadPageState<State>(document: Document): Promise<State> {
  const text = document.getElementById(STATE_ELEMENT)?.textContent;
  if (text) return JSON.parse(text) as State;
  const address = document.getElementById(BOOT_ELEMENT)?.dataset.state;
  if (!address) throw new Error(`The document lacks its state (#${STATE_ELEMENT}).`);
  const response = await fetch(address);
  // The content has changed since, and no server remembers the old one: the page stays plain HTML, which works.
  if (!response.ok) throw new Error(`The state of the page is gone (${response.status}).`);
  return (await response.json()) as State;
}

/** Addresses of the scripts and texts that hydration needs, which the document names. */
export function hydrationFiles(document: Document): readonly string[] {
  return document.getElementById(BOOT_ELEMENT)?.dataset.files?.split(' ') ?? [];
}
