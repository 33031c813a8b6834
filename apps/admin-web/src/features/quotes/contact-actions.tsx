import type { Quote } from '@ospite/contracts';
import { Actions, Button } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { quoteAsText } from './quote-texts';
import { useCopy } from './use-copy';

/** The guest's contacts and the whole request, to be pasted elsewhere, or on paper. */
export function ContactActions({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  const copy = useCopy();
  return (
    <Actions>
      <Button variant="quiet" onPress={() => copy(quote.email)}>
        {t('office:quote.copyEmail')}
      </Button>
      {quote.phone && (
        <Button variant="quiet" onPress={() => copy(quote.phone ?? '')}>
          {t('office:quote.copyPhone')}
        </Button>
      )}
      <Button variant="quiet" onPress={() => copy(quoteAsText(t, quote))}>
        {t('office:quote.copyAll')}
      </Button>
      <Button variant="quiet" onPress={() => window.print()}>
        {t('office:quote.print')}
      </Button>
    </Actions>
  );
}
