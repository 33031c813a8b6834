import { mayHaveArrived, problemOf, type Problem } from '@ospite/contracts';
import { officeProblemText } from '@ospite/i18n/office';
import { useToast } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';

export interface OutcomeTexts {
  readonly done: string;
  readonly doneDescription?: string;
  /** The title of a failure; the problem's own sentence follows. */
  readonly failed: string;
  /** Whether it may be done although no answer came, which only the screen can tell then. */
  readonly mayBeDone?: boolean;
}

/** Returns the function that shows the outcome of a call as a toast. */
export function useOutcomeToast(): (result: { readonly error?: unknown }, texts: OutcomeTexts) => void {
  const showToast = useToast();
  const why = useFailureText();
  return ({ error }, { done, doneDescription, failed, mayBeDone = false }) =>
    showToast(
      error === undefined
        ? { kind: 'default', title: done, ...(doneDescription && { description: doneDescription }) }
        : { kind: 'destructive', title: failed, description: why(problemOf(error), mayBeDone) },
    );
}

/** Returns the function that says why something failed. @param mayBeDone see `OutcomeTexts` */
export function useFailureText(): (problem: Problem, mayBeDone: boolean) => string {
  const { t } = useTranslation();
  return (problem, mayBeDone) =>
    mayBeDone && mayHaveArrived(problem) ? t('office:common.unanswered') : officeProblemText(t, problem);
}
