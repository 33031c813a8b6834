import { useConfirmTranslationMutation } from '@ospite/contracts';
import type { Language } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '../../../shared/feedback/use-outcome-toast';
import type { DraftSection } from '../draft-section';

/** Says that a translation is right as it is. */
export function useConfirm({
  id,
  updatedAt,
}: DraftSection): (field: string, language: Language) => Promise<void> {
  const { t } = useTranslation();
  const [confirmTranslation] = useConfirmTranslationMutation();
  const tellOutcome = useOutcomeToast();
  return async (field, language) =>
    tellOutcome(
      await confirmTranslation({ sectionId: id, confirmTranslationRequest: { field, language, updatedAt } }),
      {
        done: t('office:content.translations.confirmed'),
        failed: t('office:content.translations.notConfirmed'),
      },
    );
}
