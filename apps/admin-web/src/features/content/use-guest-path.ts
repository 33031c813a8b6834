import { useListRoomsQuery } from '@ospite/contracts';
import type { ContentPage, Language } from '@ospite/domain';
import { pathTo } from '@ospite/i18n/paths';

/**
 * Tells where guests see a page.
 * @param pages those that are asked for
 * @returns undefined where no address is known: of what all rooms show while there is no room, of a missing page, of e-mails, of an offline site
 */
export function useGuestPath(pages: readonly ContentPage[]) {
  const { data: rooms } = useListRoomsQuery({}, { skip: !pages.includes('room') });
  const slug = rooms?.[0]?.slug;
  return (page: ContentPage, language: Language): string | undefined => {
    if (isWithoutAddress(page) || (page === 'room' && slug === undefined)) return undefined;
    return pathTo(page, language, slug);
  };
}

const WITHOUT_ADDRESS = ['notFound', 'emails', 'offline'] as const satisfies readonly ContentPage[];

function isWithoutAddress(page: ContentPage): page is (typeof WITHOUT_ADDRESS)[number] {
  return WITHOUT_ADDRESS.some((one) => one === page);
}
