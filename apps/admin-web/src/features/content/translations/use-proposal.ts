import { problemOf, useGetTranslatorQuery, useProposeTranslationMutation } from '@ospite/contracts';
import type { Language } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { officeProblemText } from '@ospite/i18n/office';
import { useToast } from '@ospite/ui/office';
import type { DraftSection } from '../draft-section';

interface Proposal {
  /** Whether there is a service that translates. */
  readonly isOffered: boolean;
  readonly isPending: boolean;
  /** Has a text of the section translated, and says so when that fails. */
  readonly propose: (field: string, language: Language) => Promise<void>;
}

/** A translation that a service proposes. */
export function useProposal({ id }: DraftSection): Proposal {
  const { t } = useTranslation();
  const showToast = useToast();
  const { data: translator } = useGetTranslatorQuery();
  const [proposeTranslation, { isLoading }] = useProposeTranslationMutation();
  return {
    isOffered: Boolean(translator?.host),
    isPending: isLoading,
    propose: async (field, language) => {
      if (language === 'it') return;
      const { error } = await proposeTranslation({
        sectionId: id,
        proposeTranslationRequest: { field, language },
      });
      if (error !== undefined)
        showToast({
          kind: 'destructive',
          title: t('office:content.translations.notProposed'),
          description: officeProblemText(t, problemOf(error)),
        });
    },
  };
}
