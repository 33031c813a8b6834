/** The typefaces of the page, by the custom properties that name them (`tokens.css`). */
function familiesOf({ documentElement }: Document): string[] {
  const style = getComputedStyle(documentElement);
  return ['--font-heading-own', '--font-text-own'].map((name) => style.getPropertyValue(name));
}

/** Fetches our fonts without showing them. Rejects when one does not come. */
export async function loadFonts(document: Document): Promise<void> {
  await loadFamilies(document, familiesOf(document));
}

/** Fetches further typefaces. Rejects when one does not come. */
export async function loadFamilies({ fonts }: Document, families: readonly string[]): Promise<void> {
  await Promise.all(families.map((family) => fonts.load(`1em ${family}`)));
}

export function areFontsLoaded(document: Document): boolean {
  return familiesOf(document).every((family) => document.fonts.check(`1em ${family}`));
}

/** Text of the page is painted in our fonts from now on; see fonts.css. */
export function showFonts({ documentElement }: Document): void {
  documentElement.dataset.fonts = '';
}

export function areFontsShown({ documentElement }: Document): boolean {
  return documentElement.dataset.fonts !== undefined;
}

/** For the back-office, which is loaded once and kept: its texts may move once when our fonts come. */
export function showFontsOnceLoaded(document: Document): void {
  loadFonts(document).then(
    () => showFonts(document),
    () => undefined, // The system's fonts do as well.
  );
}
