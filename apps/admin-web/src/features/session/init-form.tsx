import { problemOf, useRunInitMutation, type InitResult } from '@ospite/contracts';
import {
  MAX_PASSWORD_LENGTH,
  MAX_USERNAME_LENGTH,
  MIN_PASSWORD_LENGTH,
  passwordWeakness,
} from '@ospite/domain';
import { problemText } from '@ospite/i18n';
import { Button, PasswordField, TextField, useToast } from '@ospite/ui/office';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '../../shared/focus-field';
import { weaknessText } from '../../shared/weakness-text';
import * as s from './session.module.css';

/** Makes the first account with the one-time code that the server prints. Texts: specification §8. */
export function InitForm({ onMade }: { readonly onMade: (result: InitResult) => void }) {
  const { t } = useTranslation();
  const showToast = useToast();
  const [runInit, { isLoading, error }] = useRunInitMutation();
  const [setupCode, setSetupCode] = useState('');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const isCodeMissing = setupCode.trim() === '';
  const weakness = password === '' ? undefined : passwordWeakness(password, username);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLoading) return;
    setSubmitted(true);
    if (isCodeMissing || weakness) {
      focusField(event.currentTarget, isCodeMissing ? 'setupCode' : 'newPassword');
      return;
    }
    const result = await runInit({
      runInitRequest: {
        setupCode: setupCode.trim(),
        ...(username.trim() ? { username: username.trim() } : {}),
        ...(password ? { password } : {}),
      },
    });
    if (result.error) {
      const description = problemText(t, problemOf(result.error));
      showToast({ kind: 'destructive', title: t('office:common.error'), description });
      return;
    }
    showToast({
      kind: 'default',
      title: t('office:init.done'),
      description: t('office:init.doneDescription'),
    });
    onMade(result.data);
  }

  return (
    <form className={s.form} onSubmit={submit} noValidate>
      <h2>{t('office:init.title')}</h2>
      <p>{t('office:init.intro')}</p>
      {error && <p className={s.failed}>{problemText(t, problemOf(error))}</p>}
      <TextField
        name="setupCode"
        label={t('office:init.setupCode')}
        value={setupCode}
        onChange={setSetupCode}
        autoComplete="one-time-code"
        autoFocus
        verbatim
        error={isSubmitted && isCodeMissing ? t('office:init.setupCodeRequired') : undefined}
      />
      <TextField
        name="newUsername"
        label={t('office:init.username')}
        hint={t('office:init.usernameHint')}
        value={username}
        onChange={setUsername}
        autoComplete="username"
        maxLength={MAX_USERNAME_LENGTH}
        verbatim
      />
      <PasswordField
        name="newPassword"
        label={t('office:init.password')}
        hint={t('office:init.passwordHint', { min: MIN_PASSWORD_LENGTH })}
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH}
        showLabel={t('office:common.showPassword')}
        hideLabel={t('office:common.hidePassword')}
        error={isSubmitted && weakness ? weaknessText(t, weakness) : undefined}
      />
      <Button type="submit" isPending={isLoading} pendingLabel={t('office:init.submitting')}>
        {t('office:init.submit')}
      </Button>
    </form>
  );
}
