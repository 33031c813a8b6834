const FAMILIES = ['Fraunces', 'Instrument Sans'] as const;

/** Fetches our fonts without showing them. Rejects when one does not come. */
export async function loadFonts({ fonts }: Document): Promise<void> {
  await Promise.all(FAMILIES.map((family) => fonts.load(`1em "${family}"`)));
}

export function areFontsLoaded({ fonts }: Document): boolean {
  return FAMILIES.every((family) => fonts.check(`1em "${family}"`));
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
