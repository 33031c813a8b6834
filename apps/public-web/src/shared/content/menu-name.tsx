import type { PageName } from '@ospite/i18n/paths';
import { useTranslation } from 'react-i18next';
import { isLabelled, PAGE_LABELS } from './page-labels';
import { useContentPages } from '../navigation/site-pages';
import { Words } from './words';

/** What menus call a page: as its owner does, where that is the owner's to say, else as the interface. */
export function MenuName({ page }: { readonly page: PageName }) {
  const { t } = useTranslation();
  const { data } = useContentPages();
  const title = data?.find((one) => one.page === page)?.title;
  if (!title) return isLabelled(page) ? t(PAGE_LABELS[page]) : null;
  return title.lang ? <Words as="span" of={title} /> : title.text;
}
