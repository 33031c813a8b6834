import { useListContentDraftsQuery } from '@ospite/contracts';
import { isOwnPage } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { pageLabel } from '../content-labels';

/** Tells what pages are called: those that the owner added, by their titles. @param pages those that are asked for */
export function usePageLabel(pages: readonly string[]) {
  const { t } = useTranslation();
  const { data: drafts } = useListContentDraftsQuery(undefined, { skip: !pages.some(isOwnPage) });
  return (page: string): string => {
    if (!isOwnPage(page)) return pageLabel(t, page);
    if (!drafts) return t('office:content.own.page');
    return drafts.find((draft) => draft.page === page)?.title || t('office:content.own.untitled');
  };
}
