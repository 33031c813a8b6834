import { useGetPropertyQuery } from '@ospite/contracts';
import { pathTo, type PropertyGroup } from '@ospite/i18n/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GROUPS } from '../../features/property/property-groups';
import { useOfficePaths } from '../../shared/office-paths';
import { QueryState } from '../../shared/query-state';
import { Screen } from '../../shared/screen';
import * as s from './property-page.module.css';

/** One group of the property's values, and where guests see them. */
export function PropertyGroupPage({ group }: { readonly group: PropertyGroup }) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const { title, where, page, form } = GROUPS[group];
  return (
    <Screen
      title={t(title)}
      before={
        <Link className={s.back} to={paths.property}>
          <span aria-hidden="true">←</span> {t('office:property.back')}
        </Link>
      }
      lead={
        <p>
          {t(where)}{' '}
          <a href={`${paths.site}${pathTo(page, 'it')}`} target="_blank" rel="noopener">
            {t('office:property.see')}
          </a>
        </p>
      }
    >
      <QueryState query={useGetPropertyQuery()}>{(property) => form(property, t(title))}</QueryState>
    </Screen>
  );
}
