import { useListContentSectionsQuery } from '@ospite/contracts';
import type { DraftSection } from './draft-section';

const NONE: readonly DraftSection[] = [];

/** The sections of all pages, as far as they have been read; the screens around wait for them. */
export function useDraft(): readonly DraftSection[] {
  const { data } = useListContentSectionsQuery();
  return (data as readonly DraftSection[] | undefined) ?? NONE;
}
