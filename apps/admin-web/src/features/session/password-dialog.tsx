import { problemOf, useConfirmPasswordMutation } from '@ospite/contracts';
import { officeProblemText } from '@ospite/i18n/office';
import { Button, Dialog, PasswordField } from '@ospite/ui/office';
import { useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '../../shared/forms/focus-field';
import type { PasswordPrompt } from '../../shared/password-prompt';
import { passwordFieldProps } from './form-fields';
import * as s from './session.module.css';

interface PasswordDialogProps {
  readonly prompt: PasswordPrompt;
  /** Who is signed in. */
  readonly username: string;
}

/**
 * Asks for the password again; then continues with what was asked for. Source: specification §12, Sessions.
 */
export function PasswordDialog({ prompt, username }: PasswordDialogProps) {
  const { t } = useTranslation();
  const isOpen = useSyncExternalStore(prompt.subscribe, prompt.isOpen);
  return (
    <Dialog isOpen={isOpen} title={t('office:account.confirmTitle')} onClose={() => prompt.settle(false)}>
      <PasswordAgain prompt={prompt} username={username} />
    </Dialog>
  );
}

/** Forgets what was typed when the dialog closes. */
function PasswordAgain({ prompt, username }: PasswordDialogProps) {
  const { t } = useTranslation();
  const [confirmPassword, { isLoading, error }] = useConfirmPasswordMutation();
  const [password, setPassword] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const missing = isSubmitted && password === '' ? t('office:login.passwordRequired') : undefined;
  const refused = error && problemOf(error);
  const refusal = refused?.code === 'account.wrong_password' ? t('office:account.confirmWrong') : undefined;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLoading) return;
    const form = event.currentTarget;
    setSubmitted(true);
    const result =
      password === '' ? undefined : await confirmPassword({ confirmPasswordRequest: { password } });
    if (result && !result.error) prompt.settle(true);
    else focusField(form, 'password');
  }

  return (
    <form className={s.form} onSubmit={submit} noValidate>
      <p>{t('office:account.confirmHelp')}</p>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {refused && !refusal && (
        <p role="alert" className={s.failed}>
          {officeProblemText(t, refused)}
        </p>
      )}
      <PasswordField
        {...passwordFieldProps(t)}
        name="password"
        label={t('office:login.password')}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        autoFocus
        error={missing ?? refusal}
      />
      <div className={s.answers}>
        <Button variant="quiet" onPress={() => prompt.settle(false)}>
          {t('office:common.cancel')}
        </Button>
        <Button type="submit" isPending={isLoading} pendingLabel={t('office:account.confirming')}>
          {t('office:account.confirm')}
        </Button>
      </div>
    </form>
  );
}
