import { EmptyState, officeButtonClass } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOfficePaths } from '../../shared/office-paths';
import { Screen } from '../../shared/screen/screen';

/** An address of the back-office that no screen has. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  return (
    <Screen title={t('office:notFound.title')}>
      <EmptyState title={t('office:notFound.help')}>
        <Link className={officeButtonClass('quiet')} to={paths.today}>
          {t('office:notFound.action')}
        </Link>
      </EmptyState>
    </Screen>
  );
}
