import { AlertDialog } from '@ospite/ui/office';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Form } from '../use-form';

/** The part of a form that closing it needs. */
export type ClosableForm = Pick<Form<object>, 'isDirty' | 'isSaving' | 'discard'>;

interface Closing {
  /** Closes the form, or asks first. */
  readonly close: () => void;
  /** What is asked; to be rendered beside the form. */
  readonly question: ReactNode;
}

/** Closes a form on its screen; asks first while something typed is not saved, which is dropped then. */
export function useClosing(form: ClosableForm, onClose: () => void): Closing {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => (form.isDirty ? setAsking(true) : onClose()),
    question: (
      <AlertDialog
        isOpen={isAsking}
        title={t('office:forms.leaveTitle')}
        confirmLabel={t('office:forms.close')}
        cancelLabel={t('office:forms.stay')}
        onConfirm={() => {
          form.discard();
          onClose();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{t('office:forms.closeHelp')}</p>
      </AlertDialog>
    ),
  };
}
