import type { Publication } from '@ospite/contracts';
import type { ContentPage } from '@ospite/domain';
import { Button, officeButtonClass, useFocusAfter, VisuallyHidden } from '@ospite/ui/office';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { timeText } from '../../../shared/formats';
import { useOfficePaths } from '../../../shared/office-paths';
import { useGuestPath } from '../pages/use-guest-path';
import { usePageLabel } from '../pages/use-page-label';
import * as s from './content-bar.module.css';

interface PublishedNoteProps {
  readonly publication: Publication;
  /** The page that its owner is at. */
  readonly page: ContentPage | undefined;
  readonly onRevert: () => void;
  readonly isReverting: boolean;
}

/** To how many of the pages it leads: more would fill a phone. */
const MAX_LINKS = 2;

/** What was published just now, where guests see it, and the way back. */
export function PublishedNote({ publication, page: here, onRevert, isReverting }: PublishedNoteProps) {
  const { t } = useTranslation();
  const { site } = useOfficePaths();
  const guestPath = useGuestPath(publication.pages);
  const pageLabel = usePageLabel(publication.pages);
  const note = useRef<HTMLParagraphElement>(null);
  const links = publication.pages.flatMap((page) => {
    const path = guestPath(page, 'it');
    return path === undefined ? [] : [{ page, path }];
  });
  // The button that was pressed is gone.
  useFocusAfter(true, note);
  return (
    <div className={s.actions}>
      <p ref={note} role="status" tabIndex={-1} className={s.done}>
        {t('office:content.bar.published', { time: timeText(new Date(publication.publishedAt)) })}
      </p>
      {links
        .toSorted((one, other) => Number(other.page === here) - Number(one.page === here))
        .slice(0, MAX_LINKS)
        .map(({ page, path }) => (
          <a
            key={page}
            className={officeButtonClass('quiet')}
            href={`${site}${path}`}
            target="_blank"
            rel="noopener"
          >
            {t('office:content.bar.see', { page: pageLabel(page) })} <span aria-hidden="true">↗</span>
            <VisuallyHidden>{t('office:nav.newTab')}</VisuallyHidden>
          </a>
        ))}
      <Button variant="plain" onPress={onRevert} isPending={isReverting}>
        {t('office:common.cancel')}
      </Button>
    </div>
  );
}
