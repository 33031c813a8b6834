import { AlertDialog, Button } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface DroppingButtonProps {
  /** What the button says, and the answer that confirms it. */
  readonly label: string;
  readonly onDrop: () => void;
  readonly isDisabled: boolean;
}

/** A button that drops what was typed once a question is answered with yes: there is no undo. */
export function DroppingButton({ label, onDrop, isDisabled }: DroppingButtonProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="plain" onPress={() => setAsking(true)} isDisabled={isDisabled}>
        {label}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        title={t('office:forms.dropTitle')}
        confirmLabel={label}
        cancelLabel={t('office:forms.stay')}
        onConfirm={() => {
          setAsking(false);
          onDrop();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{t('office:forms.dropHelp')}</p>
      </AlertDialog>
    </>
  );
}
