import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the document after the screen; the browser's own title is outside of React. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation();
  const title = t('office:title', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
