import { AlertDialog, Button } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface CloseFormProps {
  readonly isDirty: boolean;
  readonly onClose: () => void;
}

/** Closes a form on its screen; asks first while something typed is not saved. */
export function CloseForm({ isDirty, onClose }: CloseFormProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onPress={() => (isDirty ? setAsking(true) : onClose())}>
        {t('office:common.close')}
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
