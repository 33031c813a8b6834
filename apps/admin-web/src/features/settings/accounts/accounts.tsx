import { useListAccountsQuery, type AddedAccount } from '@ospite/contracts';
import { Panel } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OneTimeSecret } from '../../../shared/feedback/one-time-secret';
import { OpenPlace } from '../../../shared/screen/open-place';
import { QueryState } from '../../../shared/screen/query-state';
import { AccountList } from './account-list';
import { AddAccountForm } from './add-account-form';

/** Who may sign in to the back-office: colleagues are added and removed. */
export function Accounts() {
  const { t } = useTranslation();
  const query = useListAccountsQuery({});
  const [added, setAdded] = useState<AddedAccount | null>(null);
  return (
    <>
      <Panel title={t('office:accounts.list')}>
        <QueryState query={query}>{(accounts) => <AccountList accounts={accounts} />}</QueryState>
      </Panel>
      <Panel title={t('office:accounts.add')}>
        <p>{t('office:accounts.addHelp')}</p>
        <OpenPlace isOpen={added !== null}>
          {added && (
            <OneTimeSecret
              key={added.id}
              title={t('office:accounts.added', { username: added.username })}
              label={t('office:accounts.firstPassword')}
              secret={added.password}
              onDone={() => setAdded(null)}
            >
              <p>{t('office:accounts.firstPasswordHelp', { username: added.username })}</p>
            </OneTimeSecret>
          )}
          <AddAccountForm key={`form after ${added?.id}`} onAdded={setAdded} />
        </OpenPlace>
      </Panel>
    </>
  );
}
