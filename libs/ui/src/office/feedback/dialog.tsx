import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as s from './dialog.module.css';

interface DialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly role?: 'dialog' | 'alertdialog';
  /** Of the element that says what it is about, which is read out with the title. */
  readonly describedBy?: string;
  /** Called by Escape and by a press outside; a dialog without it must be answered. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A dialog above the screen, which stays as it was; the focus stays within and returns to where it was. */
export function Dialog({ isOpen, title, role = 'dialog', describedBy, onClose, children }: DialogProps) {
  return (
    <ModalOverlay
      className={s.overlay ?? ''}
      isOpen={isOpen}
      isDismissable={onClose !== undefined}
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(open) => {
        if (!open) onClose?.();
      }}
    >
      <Modal className={s.modal ?? ''}>
        <AriaDialog
          role={role}
          className={s.dialog ?? ''}
          {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
        >
          <Heading slot="title" className={s.title ?? ''}>
            {title}
          </Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
