import { useCreateAccessKeyMutation, type AccessKey, type CreatedAccessKey } from '@ospite/contracts';
import { ACCESS_KEY_SCOPES, MAX_ACCESS_KEY_NAME_LENGTH } from '@ospite/domain';
import { Button, RadioGroup, TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../shared/forms/use-form';
import { useKeyOf } from '../../../shared/forms/use-key-of';
import * as s from '../access.module.css';
import { SCOPE_TEXTS } from './scope-texts';

interface NewKey {
  readonly name: string;
  readonly scope: AccessKey['scope'];
}

interface CreateKeyFormProps {
  /** Gives the key with its secret, which is kept nowhere else. */
  readonly onCreated: (key: CreatedAccessKey) => void;
}

/** Makes a key; one that may only read, unless somebody chooses otherwise. */
export function CreateKeyForm({ onCreated }: CreateKeyFormProps) {
  const { t } = useTranslation();
  const [createKey, { reset }] = useCreateAccessKeyMutation();
  const keyOf = useKeyOf();
  const form = useForm<NewKey, CreatedAccessKey>({
    saved: { name: '', scope: 'read' },
    draft: false,
    check: ({ name }) => ({ name: name.trim() === '' ? t('office:keys.nameRequired') : undefined }),
    // Sent again since the answer was lost, it is the same access key, with a secret that can be read.
    send: ({ name, scope }) => {
      const createAccessKeyRequest = { name: name.trim(), scope };
      return createKey({ 'Idempotency-Key': keyOf(createAccessKeyRequest), createAccessKeyRequest });
    },
    onSaved: (created) => {
      // The store forgets the secret; only the screen shows it.
      reset();
      if (created) onCreated(created);
    },
  });
  return (
    <form className={s.form} onSubmit={form.onSubmit} noValidate>
      <TextField
        name="name"
        label={t('office:keys.name')}
        hint={t('office:keys.nameHint')}
        value={form.values.name}
        onChange={(name) => form.set({ name })}
        maxLength={MAX_ACCESS_KEY_NAME_LENGTH}
        autoComplete="off"
        error={form.errors.name}
      />
      <RadioGroup
        name="scope"
        label={t('office:keys.scope')}
        hint={t('office:keys.scopeHint')}
        options={ACCESS_KEY_SCOPES.map((value) => ({ value, label: t(SCOPE_TEXTS[value]) }))}
        value={form.values.scope}
        onChange={(scope) => form.set({ scope })}
      />
      {form.problem && form.errors.name === undefined && (
        <p role="alert" className={s.problem}>
          {form.problem}
        </p>
      )}
      <Button type="submit" isPending={form.isSaving} pendingLabel={t('office:keys.creating')}>
        {t('office:keys.createNow')}
      </Button>
    </form>
  );
}
