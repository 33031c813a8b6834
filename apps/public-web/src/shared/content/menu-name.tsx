import type { PageName } from '@ospite/i18n/paths';
import { Words } from './words';
import { useContentPages } from './use-content';

interface MenuNameProps {
  readonly page: PageName;
  /** What the interface calls it. */
  readonly children: string;
}

/** What menus call a page: as its owner does, where that is the owner's to say. */
export function MenuName({ page, children }: MenuNameProps) {
  const { data } = useContentPages();
  const title = data?.find((one) => one.page === page)?.title;
  if (!title) return children;
  return title.lang ? <Words as="span" of={title} /> : title.text;
}
