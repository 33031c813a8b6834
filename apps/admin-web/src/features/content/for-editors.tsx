import type { Account } from '@ospite/contracts';
import { EmptyState } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Screen } from '../../shared/screen/screen';

/** The screens that change what the site says and how it looks; who may not is told so, and who can help. */
export function ForEditors({ account }: { readonly account: Account }) {
  const { t } = useTranslation();
  if (account.mayEditContent) return <Outlet />;
  return (
    <Screen title={t('office:content.forEditors.title')}>
      <EmptyState title={t('office:content.forEditors.sentence')}>
        <p>{t('office:content.forEditors.help')}</p>
      </EmptyState>
    </Screen>
  );
}
