import { areFontsLoaded, areFontsShown, loadFonts, showFonts } from '@ospite/ui/fonts';
import { FONTS_NOTE } from '../fonts-note';
import { savesData } from './saves-data';

/**
 * Fetches our fonts for the next page, and notes that they are cached. The page that is being read keeps its own, since
 * every swap moves lines.
 */
export async function fetchFontsForNextPage(window: Window): Promise<void> {
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

/** Shows our fonts, if they have come. */
export function showLoadedFonts(): void {
  if (areFontsLoaded(document)) showFonts(document);
}
