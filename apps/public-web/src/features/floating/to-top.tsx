import { Drawing } from '@ospite/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** Pixels of scroll from which the button is shown, and from which it has its full size. Source: specification §9. */
const SHOWN_FROM_PX = 400;
const FULL_FROM_PX = 1_200;
/** Its size where it appears. Source: specification §4. */
const SMALLEST = 0.7;

const ARROW = 'M12 20V5M6 11l6-6 6 6';

/** The way back to the top of a long page. */
export function ToTop({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  const scale = useSyncExternalStore(onScroll, scaleNow);
  if (scale === 0) return null;
  return (
    <button
      type="button"
      className={className}
      style={{ scale }}
      aria-label={t('common:toTop')}
      onClick={goToTop}
    >
      <Drawing shape={ARROW} />
    </button>
  );
}

/** How large the button is, 0 while it is not shown. */
function scaleNow(): number {
  const { scrollY } = window;
  if (scrollY <= SHOWN_FROM_PX) return 0;
  const way = Math.min(1, (scrollY - SHOWN_FROM_PX) / (FULL_FROM_PX - SHOWN_FROM_PX));
  return Math.round(100 * (SMALLEST + (1 - SMALLEST) * way)) / 100;
}

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

function goToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}
