import { Dialog } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginForm } from './login-form';

interface SessionEndedDialogProps {
  readonly isOpen: boolean;
  /** Who was signed in. */
  readonly username: string;
}

/**
 * Asks to sign in again above the screen. What failed is not sent again automatically: the person presses the button
 * again, and sees what it does. The store empties itself when it is another account.
 */
export function SessionEndedDialog({ isOpen, username }: SessionEndedDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(username);
  return (
    <Dialog isOpen={isOpen} title={t('office:login.sessionEndedTitle')}>
      <p role="status">{t('office:login.sessionEndedHelp')}</p>
      <LoginForm username={typed} onUsernameChange={setTyped} />
    </Dialog>
  );
}
