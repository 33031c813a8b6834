import { Button } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useClosing, type ClosableForm } from './use-closing';

interface CloseFormProps {
  readonly form: ClosableForm;
  readonly onClose: () => void;
  /** What the button says; left out, that it closes. */
  readonly label?: string;
  /** `plain` where a phone has no room beside the button that saves. */
  readonly variant?: 'quiet' | 'plain';
}

/** The button that closes a form on its screen; asks first while something typed is not saved. */
export function CloseForm({ form, onClose, label, variant = 'quiet' }: CloseFormProps) {
  const { t } = useTranslation();
  const { close, question } = useClosing(form, onClose);
  return (
    <>
      <Button variant={variant} isDisabled={form.isSaving} onPress={close}>
        {label ?? t('office:common.close')}
      </Button>
      {question}
    </>
  );
}
