import { FONTS_NOTE } from '../fonts-note';
import { savesData } from './saves-data';

interface SiteFonts {
  readonly areFontsShown: (document: Document) => boolean;
  readonly loadFonts: (document: Document) => Promise<void>;
}

/**
 * Fetches the site's fonts for the next page, and notes that they are cached. The page that is being read keeps its own,
 * since every swap moves lines.
 */
export async function fetchFontsForNextPage(
  window: Window,
  { areFontsShown, loadFonts }: SiteFonts,
): Promise<void> {
  const { document, navigator } = window;
  const files = document.querySelector<HTMLElement>('script[data-fonts]')?.dataset.fonts;
  if (!files || areFontsShown(document) || savesData(navigator)) return;
  try {
    await loadFonts(document);
    // Merely naming it throws where the browser blocks storage.
    window.localStorage.setItem(FONTS_NOTE, files);
  } catch {
    // They did not come, or the browser stores nothing: the system's fonts stay.
  }
}
