import { useAddAccountMutation, type AddedAccount } from '@ospite/contracts';
import { MAX_USERNAME_LENGTH } from '@ospite/domain';
import { Button, TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../shared/forms/use-form';
import { useKeyOf } from '../../../shared/forms/use-key-of';
import { usernameError } from '../../../shared/forms/username-error';
import * as s from '../access.module.css';

interface AddAccountFormProps {
  /** Gives the account with its password, which is kept nowhere else. */
  readonly onAdded: (account: AddedAccount) => void;
}

/** Gives a colleague an account. */
export function AddAccountForm({ onAdded }: AddAccountFormProps) {
  const { t } = useTranslation();
  const [addAccount, { reset }] = useAddAccountMutation();
  const keyOf = useKeyOf();
  const form = useForm({
    saved: { username: '' },
    draft: false,
    check: ({ username }) => ({ username: usernameError(t, username) }),
    // Sent again since the answer was lost, it is the same account, with a password that can be read.
    send: (typed) => {
      const addAccountRequest = { username: typed.username.trim() };
      return addAccount({ 'Idempotency-Key': keyOf(addAccountRequest), addAccountRequest });
    },
    onSaved: (added) => {
      // The store forgets the password; only the screen shows it.
      reset();
      if (added) onAdded(added);
    },
  });
  return (
    <form className={s.form} onSubmit={form.onSubmit} noValidate>
      <TextField
        name="username"
        label={t('office:accounts.username')}
        hint={t('office:accounts.usernameHint')}
        value={form.values.username}
        onChange={(username) => form.set({ username })}
        maxLength={MAX_USERNAME_LENGTH}
        autoComplete="off"
        verbatim
        error={form.errors.username}
      />
      {form.problem && form.errors.username === undefined && (
        <p role="alert" className={s.problem}>
          {form.problem}
        </p>
      )}
      <Button type="submit" isPending={form.isSaving} pendingLabel={t('office:accounts.adding')}>
        {t('office:accounts.addNow')}
      </Button>
    </form>
  );
}
