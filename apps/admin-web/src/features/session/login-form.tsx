import { problemOf, useLoginMutation } from '@ospite/contracts';
import { MAX_USERNAME_LENGTH } from '@ospite/domain';
import { officeProblemText } from '@ospite/i18n/office';
import { Button, Checkbox, PasswordField, TextField } from '@ospite/ui/office';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '../../shared/forms/focus-field';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';
import { passwordFieldProps } from './form-fields';
import * as s from './session.module.css';

interface LoginFormProps {
  readonly username: string;
  readonly onUsernameChange: (username: string) => void;
}

/** Signs in; what was typed stays when it fails. Texts: specification §5 and §8. */
export function LoginForm({ username, onUsernameChange }: LoginFormProps) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const [login, { isLoading, error }] = useLoginMutation();
  const [password, setPassword] = useState('');
  const [staySignedIn, setStaySignedIn] = useState(false);
  const [isKnown] = useState(username !== '');
  const [refusals, setRefusals] = useState(0);
  const [isSubmitted, setSubmitted] = useState(false);
  const missing = { username: username.trim() === '', password: password === '' };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLoading) return;
    setSubmitted(true);
    if (missing.username || missing.password) {
      focusField(event.currentTarget, missing.username ? 'username' : 'password');
      return;
    }
    const result = await login({ loginRequest: { username: username.trim(), password, staySignedIn } });
    if (result.error && problemOf(result.error).status === 401) setRefusals(refusals + 1);
    tellOutcome(result, {
      done: t('office:login.done'),
      doneDescription: t('office:login.welcome'),
      failed: t('office:login.failed'),
    });
  }

  return (
    <form className={s.form} onSubmit={submit} noValidate>
      {error && <p className={s.failed}>{officeProblemText(t, problemOf(error))}</p>}
      {/* The server does not say how many tries are left, which would help whoever guesses. */}
      {error && refusals > 1 && <p>{t('office:login.manyTries')}</p>}
      <TextField
        name="username"
        label={t('office:login.username')}
        value={username}
        onChange={onUsernameChange}
        autoComplete="username"
        maxLength={MAX_USERNAME_LENGTH}
        verbatim
        error={isSubmitted && missing.username ? t('office:login.usernameRequired') : undefined}
      />
      <PasswordField
        {...passwordFieldProps(t)}
        name="password"
        label={t('office:login.password')}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        autoFocus={isKnown}
        error={isSubmitted && missing.password ? t('office:login.passwordRequired') : undefined}
      />
      <Checkbox
        name="staySignedIn"
        label={t('office:login.stay')}
        hint={t('office:login.stayHelp')}
        isChosen={staySignedIn}
        onChange={setStaySignedIn}
      />
      <Button type="submit" isPending={isLoading} pendingLabel={t('office:login.submitting')}>
        {t('office:login.submit')}
      </Button>
    </form>
  );
}
