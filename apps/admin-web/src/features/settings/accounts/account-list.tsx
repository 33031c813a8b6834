import {
  useDeleteAccountMutation,
  useGetMeQuery,
  useListAccessKeysQuery,
  type ListedAccount,
} from '@ospite/contracts';
import { Badge, Button } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/confirm-dialog';
import { momentText } from '../../../shared/formats';
import { useOutcomeToast } from '../../../shared/use-outcome-toast';
import * as s from '../access.module.css';

/** All accounts; one's own stays, so that nobody locks themselves out by a slip of the thumb. */
export function AccountList({ accounts }: { readonly accounts: readonly ListedAccount[] }) {
  const { t } = useTranslation();
  const { data: me } = useGetMeQuery();
  const tellOutcome = useOutcomeToast();
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();
  const [leaving, setLeaving] = useState<ListedAccount | null>(null);
  const goesWithIt = useKeysOf(leaving);

  async function remove({ id, username }: ListedAccount) {
    setLeaving(null);
    tellOutcome(await deleteAccount({ accountId: id }), {
      done: t('office:accounts.removed', { username }),
      failed: t('office:accounts.notRemoved', { username }),
    });
  }

  return (
    <>
      {accounts.length === 1 && <p>{t('office:accounts.alone')}</p>}
      <ul className={s.list}>
        {accounts.map((account) => (
          <li key={account.id} className={s.item}>
            <div className={s.about}>
              <p className={s.name}>
                {account.username}
                {account.id === me?.id && <Badge>{t('office:accounts.you')}</Badge>}
                {account.mustChangePassword && (
                  <Badge tone="warning">{t('office:accounts.mustChange')}</Badge>
                )}
              </p>
              <p className={s.detail}>
                {t('office:accounts.since', { date: momentText(account.createdAt) })}
              </p>
            </div>
            {me !== undefined && account.id !== me.id && (
              <Button
                variant="danger"
                isPending={isLoading}
                onPress={() => setLeaving(account)}
                aria-label={t('office:accounts.removeOf', { username: account.username })}
              >
                {t('office:accounts.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('office:accounts.removeTitle', { username: leaving?.username ?? '' })}
        goesWithIt={goesWithIt}
        confirmLabel={t('office:accounts.removeConfirm')}
        onConfirm={() => leaving && void remove(leaving)}
        onCancel={() => setLeaving(null)}
      >
        <p>{t('office:accounts.removeHelp')}</p>
      </ConfirmDialog>
    </>
  );
}

/** What else ends with an account: the keys that it made, by name. */
function useKeysOf(account: ListedAccount | null): readonly string[] {
  const { t } = useTranslation();
  const { data: keys = [] } = useListAccessKeysQuery({}, { skip: account === null });
  const names = keys.filter(({ createdBy }) => createdBy === account?.username).map(({ name }) => name);
  return names.map((name) => t('office:accounts.keyGoes', { name }));
}
