import { useEffect } from 'react';

/** Names the document after a move without a page load; a loaded page has its title already. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
