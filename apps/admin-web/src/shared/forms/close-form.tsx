import { Button } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useClosing } from './use-closing';

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

/** The button that closes a form on its screen; asks first while something typed is not saved. */
export function CloseForm({ isDirty, isSaving = false, onClose, label, variant = 'quiet' }: CloseFormProps) {
  const { t } = useTranslation();
  const { close, question } = useClosing(isDirty, onClose);
  return (
    <>
      <Button variant={variant} isDisabled={isSaving} onPress={close}>
        {label ?? t('office:common.close')}
      </Button>
      {question}
    </>
  );
}
