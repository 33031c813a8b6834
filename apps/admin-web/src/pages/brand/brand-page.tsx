import { useGetBrandQuery } from '@ospite/contracts';
import { useTranslation } from 'react-i18next';
import { LogoField } from '../../features/brand/logo-field';
import { LookForm } from '../../features/brand/look-form';
import { useOfficePaths } from '../../shared/office-paths';
import { BackLink } from '../../shared/screen/back-link';
import { QueryState } from '../../shared/screen/query-state';
import { Screen } from '../../shared/screen/screen';

/** How the site looks. */
export function BrandPage() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const query = useGetBrandQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Screen
      title={t('office:brand.title')}
      before={<BackLink to={paths.property}>{t('office:property.back')}</BackLink>}
    >
      <QueryState query={query}>
        {(brand) => (
          <>
            <LogoField brand={brand} />
            <LookForm brand={brand} />
          </>
        )}
      </QueryState>
    </Screen>
  );
}
