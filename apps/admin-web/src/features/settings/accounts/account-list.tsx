import {
  useChangeContentRightMutation,
  useDeleteAccountMutation,
  useGetMeQuery,
  useListAccessKeysQuery,
  type ListedAccount,
} from '@ospite/contracts';
import { Badge, Button, Switch } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/feedback/confirm-dialog';
import { momentText } from '../../../shared/formats';
import { useOutcomeToast } from '../../../shared/feedback/use-outcome-toast';
import { useRowFocus } from '../../../shared/screen/lists/use-row-focus';
import { forgetSession } from '../../../shared/session';
import { useOfficeDispatch } from '../../../shared/use-office-store';
import * as s from '../../../shared/screen/lists/entries.module.css';

/** All accounts; each can be removed, also one's own after a question that says so, but for the last one. */
export function AccountList({ accounts }: { readonly accounts: readonly ListedAccount[] }) {
  const { t } = useTranslation();
  const { data: me } = useGetMeQuery();
  const tellOutcome = useOutcomeToast();
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();
  const [leaving, setLeaving] = useState<ListedAccount | null>(null);
  const goesWithIt = useKeysOf(leaving);
  const dispatch = useOfficeDispatch();
  const rows = useRowFocus<HTMLUListElement>(accounts.length);
  // Somebody always may: whoever gives the right does not take it from themselves here.
  const mayGrant = ({ id }: ListedAccount) => me?.mayEditContent === true && id !== me.id;
  const isOwn = leaving !== null && leaving.id === me?.id;

  async function remove({ id, username }: ListedAccount) {
    setLeaving(null);
    const result = await deleteAccount({ accountId: id });
    if (!result.error && isOwn) forgetSession(dispatch);
    tellOutcome(result, {
      done: t(isOwn ? 'office:accounts.removedOwn' : 'office:accounts.removed', { username }),
      failed: t('office:accounts.notRemoved', { username }),
      mayBeDone: true,
    });
  }

  return (
    <>
      {accounts.length === 1 && <p>{t('office:accounts.alone')}</p>}
      <ul {...rows} tabIndex={-1} className={s.list} aria-label={t('office:accounts.list')}>
        {accounts.map((account) => (
          <li key={account.id} className={s.item} tabIndex={-1}>
            <div className={s.about}>
              <p className={s.name}>
                {account.username}
                {account.id === me?.id && <Badge>{t('office:accounts.you')}</Badge>}
                {account.mustChangePassword && (
                  <Badge tone="warning">
                    {t(
                      account.id === me?.id ? 'office:accounts.mustChangeOwn' : 'office:accounts.mustChange',
                    )}
                  </Badge>
                )}
                {!account.mayEditContent && !mayGrant(account) && (
                  <Badge>{t('office:accounts.mayNotEdit')}</Badge>
                )}
              </p>
              <p className={s.detail}>
                {t('office:accounts.since', { date: momentText(account.createdAt) })}
              </p>
              {mayGrant(account) && <ContentRight account={account} />}
            </div>
            {me !== undefined && accounts.length > 1 && (
              <Button
                variant="danger"
                isPending={isLoading}
                onPress={() => setLeaving(account)}
                aria-label={
                  account.id === me.id
                    ? t('office:accounts.removeOwn')
                    : t('office:accounts.removeOf', { username: account.username })
                }
              >
                {t('office:accounts.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={
          isOwn
            ? t('office:accounts.removeOwnTitle')
            : t('office:accounts.removeTitle', { username: leaving?.username ?? '' })
        }
        goesWithIt={goesWithIt}
        confirmLabel={t('office:accounts.removeConfirm')}
        onConfirm={() => leaving && void remove(leaving)}
        onCancel={() => setLeaving(null)}
      >
        <p>{t(isOwn ? 'office:accounts.removeOwnHelp' : 'office:accounts.removeHelp')}</p>
      </ConfirmDialog>
    </>
  );
}

/** Whether a colleague may edit the site, which is asked of the password again. */
function ContentRight({ account }: { readonly account: ListedAccount }) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const [change, { isLoading }] = useChangeContentRightMutation();
  const { id: accountId, username } = account;

  async function turn(mayEditContent: boolean) {
    tellOutcome(await change({ accountId, changeContentRightRequest: { mayEditContent } }), {
      done: t(mayEditContent ? 'office:accounts.rightGiven' : 'office:accounts.rightTaken', { username }),
      failed: t('office:accounts.rightNotChanged', { username }),
      mayBeDone: true,
    });
  }

  return (
    <Switch
      isSelected={account.mayEditContent}
      isPending={isLoading}
      onChange={(isOn) => void turn(isOn)}
      aria-label={t('office:accounts.mayEditOf', { username })}
    >
      {t('office:accounts.mayEdit')}
    </Switch>
  );
}

/** What else ends with an account: the keys that it made, by name. */
function useKeysOf(account: ListedAccount | null): readonly string[] {
  const { t } = useTranslation();
  const { data: keys = [] } = useListAccessKeysQuery({}, { skip: account === null });
  const names = keys.filter(({ createdBy }) => createdBy === account?.username).map(({ name }) => name);
  return names.map((name) => t('office:accounts.keyGoes', { name }));
}
