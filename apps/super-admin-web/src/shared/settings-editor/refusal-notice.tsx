import { isNetworkProblem, type Problem } from '@ospite/contracts';
import { officeProblemText, savedInBetween } from '@ospite/i18n/office';
import { Notice } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useEditor, type Refusal } from './settings-editor';
import type { SettingField } from './setting-drafts';

/** Why a field was not saved, where it was changed; what was typed is still there. */
export function RefusalNotice({ field }: { readonly field: SettingField }) {
  const { t } = useTranslation();
  const { refusal } = useEditor();
  if (refusal?.field !== field) return null;
  return (
    <div role="alert">
      <Notice tone="bad" title={t('super-admin:refusal.title')}>
        <p>{reasonText(t, refusal.problem)}</p>
        {refusal.problem.status === 409 && <WhatOthersChanged refusal={refusal} />}
      </Notice>
    </div>
  );
}

/** A conflict says what is different now, so that the next save is no surprise. */
function WhatOthersChanged({ refusal: { field, changedByOthers } }: { readonly refusal: Refusal }) {
  const { t } = useTranslation();
  if (changedByOthers.length === 0) return null;
  return (
    <>
      <ul>
        {changedByOthers.map((changed) => (
          <li key={changed}>{t(`super-admin:fields.${changed}`)}</li>
        ))}
      </ul>
      {changedByOthers.includes(field) && field !== 'siteOffline' && (
        <p>{t('super-admin:refusal.sameField')}</p>
      )}
    </>
  );
}

function reasonText(t: TFunction, problem: Problem): string {
  if (problem.status === 409)
    return t('super-admin:refusal.changed', { saved: savedInBetween(t, problem.facts) });
  if (problem.status === 401) return t('super-admin:refusal.wrongKey');
  if (isNetworkProblem(problem)) return t('super-admin:refusal.network');
  return officeProblemText(t, problem);
}
