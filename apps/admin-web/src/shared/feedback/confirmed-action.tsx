import { Button } from '@ospite/ui/office';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { useOutcomeToast, type OutcomeTexts } from './use-outcome-toast';

type ButtonNames = Pick<ComponentProps<typeof Button>, 'variant' | 'aria-label' | 'aria-describedby'>;

interface ConfirmedActionProps extends ButtonNames {
  /** What the button says. */
  readonly label: string;
  /** What is asked. */
  readonly title: string;
  readonly confirmLabel: string;
  /** What goes with it, a line each. */
  readonly goesWithIt?: readonly string[];
  readonly act: () => Promise<{ readonly error?: unknown }>;
  readonly outcome: OutcomeTexts;
  /** What to know before answering. */
  readonly children: ReactNode;
}

/** A button whose action is done once a question is answered with yes; a toast says how it went. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { label, title, confirmLabel, goesWithIt = [], act, outcome, children, ...names } = props;
  const tellOutcome = useOutcomeToast();
  const [state, setState] = useState<'ready' | 'asking' | 'acting'>('ready');

  async function confirm() {
    setState('acting');
    tellOutcome(await act(), { mayBeDone: true, ...outcome });
    setState('ready');
  }

  return (
    <>
      <Button {...names} isPending={state === 'acting'} onPress={() => setState('asking')}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={state === 'asking'}
        title={title}
        confirmLabel={confirmLabel}
        onConfirm={() => void confirm()}
        onCancel={() => setState('ready')}
        goesWithIt={goesWithIt}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
