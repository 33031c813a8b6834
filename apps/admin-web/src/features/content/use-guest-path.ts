import { useListRoomsQuery } from '@ospite/contracts';
import type { ContentPage, Language } from '@ospite/domain';
import { pathTo } from '@ospite/i18n/paths';

/**
 * Tells where guests see a page.
 * @param pages those that are asked for
 * @returns undefined where no address is known: of what all rooms show while there is no room, of a missing page, of e-mails
 */
export function useGuestPath(pages: readonly ContentPage[]) {
  const { data: rooms } = useListRoomsQuery({}, { skip: !pages.includes('room') });
  const slug = rooms?.[0]?.slug;
  return (page: ContentPage, language: Language): string | undefined => {
    if (page === 'notFound' || page === 'emails' || (page === 'room' && slug === undefined)) return undefined;
    return pathTo(page, language, slug);
  };
}
