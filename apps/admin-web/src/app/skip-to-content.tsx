import { SkipLink } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';

/** The skip link without its address: where the back-office stands alone, what follows `#` is the router's. */
export function SkipToContent({ contentId }: { readonly contentId: string }) {
  const { t } = useTranslation();
  return (
    <div
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
    >
      <SkipLink target={contentId} text={t('office:common.skipToContent')} />
    </div>
  );
}
