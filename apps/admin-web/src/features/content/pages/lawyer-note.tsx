import { useDismissReminderMutation, useListDismissedRemindersQuery } from '@ospite/contracts';
import { lawyerKey, type ContentPage } from '@ospite/domain';
import { Button } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '../../../shared/feedback/use-outcome-toast';

/** Of which pages no owner has said that a lawyer has read them; none until that is known. */
export function useUnreadByLawyer(): (page: ContentPage) => boolean {
  const { data: dismissed } = useListDismissedRemindersQuery();
  return (page) => dismissed !== undefined && !dismissed.includes(lawyerKey(page));
}

/** Says of a legal page in the product's words that a lawyer should read it, until one has. */
export function LawyerNote({ page }: { readonly page: ContentPage }) {
  const { t } = useTranslation();
  const isUnread = useUnreadByLawyer();
  const tellOutcome = useOutcomeToast();
  const [dismiss, { isLoading }] = useDismissReminderMutation();
  if (!isUnread(page)) return null;
  const handlePress = async () =>
    tellOutcome(await dismiss({ reminder: lawyerKey(page) }), {
      done: t('office:content.lawyerHasRead'),
      failed: t('office:common.error'),
      mayBeDone: true,
    });
  return (
    <>
      <p>{t('office:content.lawyerNote')}</p>
      <Button variant="quiet" onPress={() => void handlePress()} isPending={isLoading}>
        {t('office:content.lawyerRead')}
      </Button>
    </>
  );
}
