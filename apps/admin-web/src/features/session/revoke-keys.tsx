import { useListAccessKeysQuery } from '@ospite/contracts';
import { Checkbox } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';

interface RevokeKeysProps {
  /** Who is signed in. */
  readonly username: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** Names the access keys that the account made, and asks whether they go; nothing where there are none. */
export function RevokeKeys({ username, isChosen, onChange }: RevokeKeysProps) {
  const { t } = useTranslation();
  const { data: keys = [] } = useListAccessKeysQuery({});
  const names = keys.filter(({ createdBy }) => createdBy === username).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Checkbox
      name="revokeKeys"
      label={t('office:account.revokeKeys', { names: names.join(', ') })}
      hint={t('office:account.revokeKeysHelp')}
      isChosen={isChosen}
      onChange={onChange}
    />
  );
}
