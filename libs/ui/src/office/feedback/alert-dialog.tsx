import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../forms/button';
import * as s from './alert-dialog.module.css';

interface AlertDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before an action that is hard to undo; Escape and a press outside cancel. */
export function AlertDialog(props: AlertDialogProps) {
  const { isOpen, title, children, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  return (
    <ModalOverlay
      className={s.overlay ?? ''}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
    >
      <Modal className={s.modal ?? ''}>
        <Dialog role="alertdialog" className={s.dialog ?? ''}>
          <Heading slot="title" className={s.title ?? ''}>
            {title}
          </Heading>
          <div>{children}</div>
          <div className={s.actions}>
            <Button variant="quiet" autoFocus onPress={onCancel}>
              {cancelLabel}
            </Button>
            <Button variant="danger" onPress={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
