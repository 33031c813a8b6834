import { useListAccessKeysQuery, type CreatedAccessKey } from '@ospite/contracts';
import { Panel } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficePaths } from '../../../shared/office-paths';
import { OneTimeSecret } from '../../../shared/feedback/one-time-secret';
import { OpenPlace } from '../../../shared/screen/open-place';
import { QueryState } from '../../../shared/screen/query-state';
import * as s from '../access.module.css';
import { AccessKeyList } from './access-key-list';
import { CreateKeyForm } from './create-key-form';

/** Keys for other programs: made, shown once, revoked. */
export function AccessKeys() {
  const { t } = useTranslation();
  const { site } = useOfficePaths();
  const query = useListAccessKeysQuery({});
  const [created, setCreated] = useState<CreatedAccessKey | null>(null);
  return (
    <>
      <Panel title={t('office:keys.create')}>
        <p>{t('office:keys.createHelp')}</p>
        <OpenPlace isOpen={created !== null}>
          {created && (
            <OneTimeSecret
              key={created.id}
              title={t('office:keys.created', { name: created.name })}
              label={t('office:keys.secret')}
              secret={created.secret}
              onDone={() => setCreated(null)}
            >
              <p>{t('office:keys.secretHelp')}</p>
              <code className={s.code}>
                {`curl -H "Authorization: Bearer ${created.secret}" ${site || window.location.origin}/api/quotes`}
              </code>
            </OneTimeSecret>
          )}
          <CreateKeyForm key={`form after ${created?.id}`} onCreated={setCreated} />
        </OpenPlace>
      </Panel>
      <Panel title={t('office:keys.list')}>
        <QueryState query={query}>{(keys) => <AccessKeyList accessKeys={keys} />}</QueryState>
      </Panel>
    </>
  );
}
