import { AlertDialog } from '@ospite/ui/office';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as s from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What goes with it, a line each. */
  readonly goesWithIt?: readonly string[];
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** Asks before something is deleted for good, and says what goes with it. */
export function ConfirmDialog({ goesWithIt = [], children, ...dialog }: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <AlertDialog {...dialog} cancelLabel={t('office:common.cancel')}>
      {children}
      {goesWithIt.length > 0 && (
        <>
          <p>{t('office:forms.goesWithIt')}</p>
          <ul className={s.list}>
            {goesWithIt.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </AlertDialog>
  );
}
