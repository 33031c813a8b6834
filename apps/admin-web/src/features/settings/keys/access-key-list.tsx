import { useDeleteAccessKeyMutation, type AccessKey } from '@ospite/contracts';
import { Badge, Button, EmptyState } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/feedback/confirm-dialog';
import { momentText } from '../../../shared/formats';
import { useOutcomeToast } from '../../../shared/feedback/use-outcome-toast';
import { useRowFocus } from '../../../shared/screen/lists/use-row-focus';
import * as s from '../../../shared/screen/lists/entries.module.css';
import { SCOPE_TEXTS } from './scope-texts';

/** Keys with what they may do, who made them, and when they were last used. */
export function AccessKeyList({ accessKeys }: { readonly accessKeys: readonly AccessKey[] }) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const [deleteKey, { isLoading }] = useDeleteAccessKeyMutation();
  const [revoked, setRevoked] = useState<AccessKey | null>(null);
  const rows = useRowFocus<HTMLUListElement>(accessKeys.length);

  async function revoke({ id, name }: AccessKey) {
    setRevoked(null);
    tellOutcome(await deleteKey({ accessKeyId: id }), {
      done: t('office:keys.revoked', { name }),
      failed: t('office:keys.notRevoked', { name }),
      mayBeDone: true,
    });
  }

  return (
    <>
      {accessKeys.length === 0 && (
        <EmptyState title={t('office:keys.none')}>
          <p>{t('office:keys.noneHelp')}</p>
        </EmptyState>
      )}
      <ul {...rows} tabIndex={-1} className={s.list} aria-label={t('office:keys.list')}>
        {accessKeys.map((key) => (
          <li key={key.id} className={s.item} tabIndex={-1}>
            <div className={s.about}>
              <p className={s.name}>
                {key.name}
                <Badge tone={key.scope === 'read' ? 'neutral' : 'warning'}>{t(SCOPE_TEXTS[key.scope])}</Badge>
              </p>
              <p className={s.detail}>
                {key.lastUsedAt
                  ? t('office:keys.lastUsed', { date: momentText(key.lastUsedAt) })
                  : t('office:keys.neverUsed')}
              </p>
              <p className={s.detail}>
                {t('office:keys.createdBy', { username: key.createdBy, date: momentText(key.createdAt) })}
              </p>
            </div>
            <Button
              variant="danger"
              isPending={isLoading}
              onPress={() => setRevoked(key)}
              aria-label={t('office:keys.revokeOf', { name: key.name })}
            >
              {t('office:keys.revoke')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={revoked !== null}
        title={t('office:keys.revokeTitle', { name: revoked?.name ?? '' })}
        confirmLabel={t('office:keys.revokeConfirm')}
        onConfirm={() => revoked && void revoke(revoked)}
        onCancel={() => setRevoked(null)}
      >
        <p>{t('office:keys.revokeHelp')}</p>
      </ConfirmDialog>
    </>
  );
}
