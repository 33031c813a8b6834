import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../forms/button';
import { Dialog } from './dialog';
import * as s from './dialog.module.css';

interface AlertDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** Whether the action loses nothing. */
  readonly isHarmless?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before an action that is hard to undo; Escape and a press outside cancel. */
export function AlertDialog(props: AlertDialogProps) {
  const { isOpen, title, children, confirmLabel, cancelLabel, isHarmless, onConfirm, onCancel } = props;
  const helpId = useId();
  // A second tap may come before the dialog is gone.
  const isAnswered = useRef(false);
  useEffect(() => {
    isAnswered.current = false;
  }, [isOpen]);

  function confirm() {
    if (isAnswered.current) return;
    isAnswered.current = true;
    onConfirm();
  }

  return (
    <Dialog role="alertdialog" isOpen={isOpen} title={title} describedBy={helpId} onClose={onCancel}>
      <div id={helpId} className={s.help}>
        {children}
      </div>
      <div className={s.actions}>
        <Button variant="quiet" autoFocus onPress={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={isHarmless ? 'primary' : 'danger'} onPress={confirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
