import { addPageTexts } from '@ospite/i18n';
import { pathTo } from '@ospite/i18n/paths';
import { useHydrated } from '@ospite/site-engine';
import {
  use,
  useState,
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { I18nContext } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { isPlainClick } from '../../shared/navigation/site-link';
import type { ReviewDialog } from './form/review-dialog';

interface WriteReviewProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Leads to the review form: without script to its page, else to a dialog, whose script and texts are loaded with the
 * first press.
 */
export function WriteReview({ className, children }: WriteReviewProps) {
  const { language } = usePageFacts();
  const hydrated = useHydrated();
  const texts = use(I18nContext)?.i18n;
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof ReviewDialog>>>();
  const [isOpen, setIsOpen] = useState(false);
  const address = pathTo('review', language);

  const open = async () => {
    if (!Dialog && texts) {
      const [loaded] = await Promise.all([
        import(/* webpackChunkName: "review-dialog" */ './form/review-dialog'),
        addPageTexts(texts, 'review'),
      ]);
      setDialog(() => loaded.ReviewDialog);
    }
    setIsOpen(true);
  };
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Where the dialog does not come, its page says why, or comes.
    open().catch(() => window.location.assign(address));
  };

  return (
    <>
      <a
        href={address}
        className={className}
        aria-haspopup={hydrated ? 'dialog' : undefined}
        data-hydrate=""
        onClick={handleClick}
      >
        {children}
      </a>
      {Dialog && <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
