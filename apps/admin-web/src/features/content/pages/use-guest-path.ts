import { useListContentDraftsQuery, useListRoomsQuery } from '@ospite/contracts';
import { isOwnPage, PAGES_OF_CONTENT_ALONE, type ContentPage, type Language } from '@ospite/domain';
import { addressOf } from '@ospite/i18n/paths';

/**
 * Tells where guests see a page, or its draft, which its owner may have put elsewhere.
 * @param pages those that are asked for
 * @returns undefined where no address is known: of what guests do not see yet, of what all rooms show while there is no room,
 *   of a missing page, of e-mails, of an offline site
 */
export function useGuestPath(pages: readonly ContentPage[]) {
  const { data: rooms } = useListRoomsQuery({}, { skip: !pages.includes('room') });
  const { data: drafts } = useListContentDraftsQuery();
  const slug = rooms?.[0]?.slug;
  return (page: ContentPage, language: Language, as: 'shown' | 'draft' = 'shown'): string | undefined => {
    const draft = drafts?.find((one) => one.page === page);
    if (as === 'shown' && draft?.isShown === false && PAGES_OF_CONTENT_ALONE.includes(page)) return undefined;
    const addresses = as === 'draft' ? draft?.addresses : draft?.shownAddresses;
    if (isOwnPage(page) && !addresses) return undefined;
    if (isWithoutAddress(page) || (page === 'room' && slug === undefined)) return undefined;
    return addressOf(page, language, [{ page, addresses }], slug);
  };
}

const WITHOUT_ADDRESS = ['notFound', 'emails', 'offline'] as const satisfies readonly ContentPage[];

function isWithoutAddress(page: ContentPage): page is (typeof WITHOUT_ADDRESS)[number] {
  return WITHOUT_ADDRESS.some((one) => one === page);
}
