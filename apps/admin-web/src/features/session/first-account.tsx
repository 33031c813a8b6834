import { problemOf, useGetInitQuery, useRunInitMutation, type InitResult } from '@ospite/contracts';
import { MAX_USERNAME_LENGTH, MIN_PASSWORD_LENGTH, passwordWeakness } from '@ospite/domain';
import { officeProblemText } from '@ospite/i18n/office';
import { Button, classList, Notice, PasswordField, TextField } from '@ospite/ui/office';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '../../shared/forms/focus-field';
import { usernameError } from '../../shared/forms/username-error';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';
import { passwordFieldProps, weaknessText } from './form-fields';
import * as s from './session.module.css';

interface FirstAccountProps {
  /** Called with the name of the account that was created. */
  readonly onCreated: (username: string) => void;
}

/** Offers to create the first account, only while the server says that there is none. Source: specification §12. */
export function FirstAccount({ onCreated }: FirstAccountProps) {
  const { t } = useTranslation();
  const { data: init } = useGetInitQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isOpen, setOpen] = useState(false);
  const [created, setCreated] = useState<InitResult | null>(null);

  if (created?.password) {
    return <GeneratedPassword username={created.username} password={created.password} />;
  }
  if (created || !init?.available) return null;
  if (isOpen) {
    return (
      <FirstAccountForm
        onCreated={(result) => {
          setCreated(result);
          onCreated(result.username);
        }}
      />
    );
  }
  return (
    <div className={s.offer}>
      <p>{t('office:init.offer')}</p>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {t('office:init.open')}
      </Button>
    </div>
  );
}

function GeneratedPassword({ username, password }: { readonly username: string; readonly password: string }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <Notice tone="warning" title={t('office:init.keepPassword')}>
        <p>{t('office:init.usernameIs', { username })}</p>
        <p>
          <code className={s.secret}>{password}</code>
        </p>
      </Notice>
    </div>
  );
}

/** Creates the first account with the one-time code that the server prints. Texts: specification §8. */
function FirstAccountForm({ onCreated }: { readonly onCreated: (result: InitResult) => void }) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const [runInit, { isLoading, error }] = useRunInitMutation();
  const [setupCode, setSetupCode] = useState('');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const isCodeMissing = setupCode.trim() === '';
  const wrongName = username.trim() === '' ? undefined : usernameError(t, username);
  const weakness = password === '' ? undefined : passwordWeakness(password, username);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLoading) return;
    setSubmitted(true);
    if (isCodeMissing || wrongName || weakness) {
      const first = isCodeMissing ? 'setupCode' : wrongName ? 'newUsername' : 'newPassword';
      focusField(event.currentTarget, first);
      return;
    }
    const result = await runInit({
      runInitRequest: {
        setupCode: setupCode.trim(),
        ...(username.trim() ? { username: username.trim() } : {}),
        ...(password ? { password } : {}),
      },
    });
    tellOutcome(result, {
      done: t('office:init.done'),
      doneDescription: t('office:init.doneDescription'),
      failed: t('office:common.error'),
    });
    if (result.data) onCreated(result.data);
  }

  return (
    <form className={classList(s.form, s.apart)} onSubmit={submit} noValidate>
      <h2>{t('office:init.title')}</h2>
      <p>{t('office:init.intro')}</p>
      {error && <p className={s.failed}>{officeProblemText(t, problemOf(error))}</p>}
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
        error={isSubmitted ? wrongName : undefined}
      />
      <PasswordField
        {...passwordFieldProps(t)}
        name="newPassword"
        label={t('office:init.password')}
        hint={t('office:init.passwordHint', { min: MIN_PASSWORD_LENGTH })}
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        error={isSubmitted && weakness ? weaknessText(t, weakness) : undefined}
      />
      <Button type="submit" isPending={isLoading} pendingLabel={t('office:init.submitting')}>
        {t('office:init.submit')}
      </Button>
    </form>
  );
}
