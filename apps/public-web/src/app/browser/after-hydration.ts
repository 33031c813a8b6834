import { STAFF_MARK } from '@ospite/contracts/site';
import { hasMark } from '../../shared/visit/marks';
import { fetchFontsForNextPage } from './later-fonts';

export { showLoadedFonts } from './later-fonts';

/** What a page does once it answers: it fetches the fonts of the next one, and shows staff where to write. */
export async function afterHydration(): Promise<void> {
  if (hasMark(STAFF_MARK)) {
    const { showPencils } = await import(/* webpackChunkName: "pencils" */ '../../features/pencils/pencils');
    showPencils();
  }
  await fetchFontsForNextPage(window);
}
