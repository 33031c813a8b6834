import { fetchFontsForNextPage as fetchFonts } from '@ospite/site-engine';
import { areFontsLoaded, areFontsShown, loadFonts, showFonts } from '@ospite/ui/fonts';

/** Fetches our fonts, which the next page shows. */
export const fetchFontsForNextPage = (window: Window) => fetchFonts(window, { areFontsShown, loadFonts });

/** Shows our fonts, if they have come. */
export function showLoadedFonts(): void {
  if (areFontsLoaded(document)) showFonts(document);
}
