import { useToast } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../shared/copy-text';

/** Copies a text to the clipboard, and says so. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation();
  const showToast = useToast();
  return async (text) => {
    const isCopied = await copyText(text);
    showToast(
      isCopied
        ? {
            kind: 'default',
            title: t('office:quote.copied'),
            description: t('office:quote.copiedDescription'),
          }
        : {
            kind: 'destructive',
            title: t('office:quote.copyFailed'),
            description: t('office:quote.copyFailedDescription'),
          },
    );
  };
}
