import { problemOf } from '@ospite/contracts';
import { problemText } from '@ospite/i18n';
import { useToast } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';

export interface OutcomeTexts {
  readonly done: string;
  readonly doneDescription?: string;
  /** The title of a failure; the problem's own sentence follows. */
  readonly failed: string;
}

/** Returns the function that shows the outcome of a call as a toast. */
export function useOutcomeToast(): (result: { readonly error?: unknown }, texts: OutcomeTexts) => void {
  const { t } = useTranslation();
  const showToast = useToast();
  return ({ error }, { done, doneDescription, failed }) =>
    showToast(
      error === undefined
        ? { kind: 'default', title: done, ...(doneDescription && { description: doneDescription }) }
        : { kind: 'destructive', title: failed, description: problemText(t, problemOf(error)) },
    );
}
