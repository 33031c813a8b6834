/** Where a section of the owner's stands in the document, in pixels from its top left corner. */
export interface SectionSpot {
  readonly id: number;
  /** What it is called, where it says so. */
  readonly title: string;
  readonly top: number;
  readonly right: number;
}

/** The elements of sections. Source: `PlacedSection`. */
const SECTION_ID = /^section-(\d+)$/;

/** Pixels between the header and what is marked below it; half a pencil stands above its section. */
const ROOM = 24;

/** The sections that can be seen on the page now. */
export function findSections(document: Document): readonly SectionSpot[] {
  const { scrollX, scrollY } = document.defaultView as Window;
  // What begins behind the header, such as the first picture, is marked below it.
  const highest = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
  return [...document.querySelectorAll<HTMLElement>('main [id^="section-"]')].flatMap((element) => {
    const id = SECTION_ID.exec(element.id)?.[1];
    const { top, right, height } = element.getBoundingClientRect();
    if (id === undefined || height === 0) return [];
    const title = element.querySelector('h1, h2, h3')?.textContent ?? '';
    const inDocument = Math.max(highest + ROOM, Math.round(top + scrollY));
    return [{ id: Number(id), title, top: inDocument, right: Math.round(right + scrollX) }];
  });
}

/**
 * Tells whenever sections may stand elsewhere: when another page is opened, a part is loaded, or the window is turned.
 * @returns what ends it
 */
export function watchSections(document: Document, changed: () => void): () => void {
  const layout = new ResizeObserver(changed);
  const content = new MutationObserver(changed);
  layout.observe(document.body);
  content.observe(document.body, { childList: true, subtree: true });
  return () => {
    layout.disconnect();
    content.disconnect();
  };
}
