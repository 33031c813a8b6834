import { AlertDialog, Button } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface CloseFormProps {
  readonly isDirty: boolean;
  /** Whether it is being saved, so that it is too late to give it up. */
  readonly isSaving?: boolean;
  readonly onClose: () => void;
  /** What the button says; left out, that it closes. */
  readonly label?: string;
  /** `plain` where a phone has no room beside the button that saves. */
  readonly variant?: 'quiet' | 'plain';
}

/** Closes a form on its screen; asks first while something typed is not saved. */
export function CloseForm({ isDirty, isSaving = false, onClose, label, variant = 'quiet' }: CloseFormProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant={variant} isDisabled={isSaving} onPress={() => (isDirty ? setAsking(true) : onClose())}>
        {label ?? t('office:common.close')}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        title={t('office:forms.leaveTitle')}
        confirmLabel={t('office:forms.close')}
        cancelLabel={t('office:forms.stay')}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        <p>{t('office:forms.closeHelp')}</p>
      </AlertDialog>
    </>
  );
}
