import type { Account } from '@ospite/contracts';
import { FROM_PAGE } from '@ospite/contracts/site';
import { officePaths } from '@ospite/i18n/office-paths';
import { PENCIL_TEXTS } from '@ospite/i18n/pencils';
import { Drawing } from '@ospite/ui';
import { useEffect, useState } from 'react';
import * as s from './pencils.module.css';
import { findSections, watchSections, type SectionSpot } from './section-spots';

const PENCIL = 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4';

/**
 * A link to the form of each section of the owner's that is on the page. They lie over the page: within it, what React
 * hydrates later would not be what the server has sent.
 */
export function Pencils() {
  const spots = useSpots();
  if (spots.length === 0) return null;
  const paths = officePaths();
  const from = new URLSearchParams({ [FROM_PAGE]: window.location.pathname });
  return (
    <nav className={s.pencils} aria-label={PENCIL_TEXTS.label} lang="it">
      {spots.map(({ id, title, top, right }) => (
        <a
          key={id}
          className={s.pencil}
          style={{ insetBlockStart: top, insetInlineStart: right }}
          href={`${paths.contentSection(id)}?${from}`}
          aria-label={title ? `${PENCIL_TEXTS.edit}: ${title}` : PENCIL_TEXTS.editUntitled}
        >
          <Drawing shape={PENCIL} />
        </a>
      ))}
    </nav>
  );
}

/** Whether who is signed in may edit the texts; the browser's mark outlives a session, which a pencil leads to renew. */
export async function mayEditContent(): Promise<boolean> {
  const response = await fetch('/api/auth/me');
  if (!response.ok) return true;
  const account: Partial<Account> = await response.json();
  return account.mayEditContent !== false;
}

function useSpots(): readonly SectionSpot[] {
  const [spots, setSpots] = useState<readonly SectionSpot[]>([]);
  useEffect(
    () =>
      watchSections(document, () => {
        const found = findSections(document);
        // Its own pencils are a change of the document, too.
        setSpots((before) => (JSON.stringify(found) === JSON.stringify(before) ? before : found));
      }),
    [],
  );
  return spots;
}
