import { problemOf, useChangePasswordMutation } from '@ospite/contracts';
import { MIN_PASSWORD_LENGTH, passwordWeakness } from '@ospite/domain';
import { officeProblemText } from '@ospite/i18n/office';
import { Button, PasswordField } from '@ospite/ui/office';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '../../shared/forms/focus-field';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';
import { namedPasswordFieldProps, weaknessText } from './form-fields';
import { RevokeKeys } from './revoke-keys';
import * as s from './session.module.css';

const EMPTY = { current: '', next: '', repeat: '' };

interface PasswordFormProps {
  readonly username: string;
  /** What the password of now is called where it is not the owner's own. */
  readonly currentLabel?: string;
  /** The way on, in place of the form, once the password is changed. */
  readonly children?: ReactNode;
}

/** Changes the owner's password, which signs all other devices out. */
export function PasswordForm({ username, currentLabel, children }: PasswordFormProps) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const [changePassword, { isLoading, error }] = useChangePasswordMutation();
  const [isChanged, setChanged] = useState(false);
  const [values, setValues] = useState(EMPTY);
  const [isSubmitted, setSubmitted] = useState(false);
  const [revokesKeys, setRevokesKeys] = useState(true);
  const set = (field: keyof typeof EMPTY) => (value: string) => setValues({ ...values, [field]: value });

  const weakness = passwordWeakness(values.next, username);
  const isSame = values.next !== '' && values.next === values.current;
  const nextProblem = isSame ? t('problems:fields.unchanged') : weakness && weaknessText(t, weakness);
  const errors = {
    current:
      values.current === ''
        ? t(currentLabel ? 'office:account.receivedRequired' : 'office:account.currentRequired')
        : undefined,
    next: values.next === '' ? t('office:account.newRequired') : nextProblem,
    repeat: values.repeat === values.next ? undefined : t('office:account.repeatDiffers'),
  };
  const firstWrong = (['current', 'next', 'repeat'] as const).find((field) => errors[field] !== undefined);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLoading) return;
    const form = event.currentTarget;
    setSubmitted(true);
    if (firstWrong) {
      focusField(form, firstWrong);
      return;
    }
    const keepAccessKeys = !revokesKeys;
    const body = { currentPassword: values.current, newPassword: values.next, keepAccessKeys };
    const result = await changePassword({ changePasswordRequest: body });
    tellOutcome(result, {
      done: t('office:account.saved'),
      doneDescription: t('office:account.savedDescription'),
      failed: t('office:account.notSaved'),
    });
    if (result.error) {
      focusField(form, 'current');
      return;
    }
    setValues(EMPTY);
    setSubmitted(false);
    setChanged(true);
  }

  if (isChanged && children) {
    return (
      <>
        <p className={s.saved}>{t('office:account.saved')}</p>
        {children}
      </>
    );
  }

  const fieldOf = (name: keyof typeof EMPTY, label: string) => ({
    ...namedPasswordFieldProps(t, label),
    name,
    value: values[name],
    onChange: set(name),
    error: isSubmitted ? errors[name] : undefined,
  });
  return (
    <form className={s.form} onSubmit={submit} noValidate>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {error && <p className={s.failed}>{officeProblemText(t, problemOf(error))}</p>}
      <PasswordField
        {...fieldOf('current', currentLabel ?? t('office:account.currentPassword'))}
        autoComplete="current-password"
      />
      <PasswordField
        {...fieldOf('next', t('office:account.newPassword'))}
        hint={t('office:account.newPasswordHint', { min: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
      />
      <PasswordField {...fieldOf('repeat', t('office:account.repeatPassword'))} autoComplete="new-password" />
      {/* Whoever has a one-time password made none. */}
      {currentLabel === undefined && (
        <RevokeKeys username={username} isChosen={revokesKeys} onChange={setRevokesKeys} />
      )}
      <div className={s.submit}>
        <Button type="submit" isPending={isLoading} pendingLabel={t('office:account.saving')}>
          {t('office:account.save')}
        </Button>
      </div>
    </form>
  );
}
