import { useGetPropertyQuery } from '@ospite/contracts';
import { pathTo, type PropertyGroup } from '@ospite/i18n/paths';
import { VisuallyHidden } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { GROUPS } from '../../features/property/property-groups';
import { BackLink } from '../../shared/back-link';
import { useOfficePaths } from '../../shared/office-paths';
import { QueryState } from '../../shared/query-state';
import { Screen } from '../../shared/screen';
import * as s from './property-group-page.module.css';

/** One group of the property's values, and where guests see them. */
export function PropertyGroupPage({ group }: { readonly group: PropertyGroup }) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const { title, where, page, form } = GROUPS[group];
  return (
    <Screen
      title={t(title)}
      before={<BackLink to={paths.property}>{t('office:property.back')}</BackLink>}
      lead={
        <>
          <p>{t(where)}</p>
          <a className={s.see} href={`${paths.site}${pathTo(page, 'it')}`} target="_blank" rel="noopener">
            {t('office:property.see')} <span aria-hidden="true">↗</span>
            <VisuallyHidden>{t('office:nav.newTab')}</VisuallyHidden>
          </a>
        </>
      }
    >
      <QueryState query={useGetPropertyQuery()}>{(property) => form(property)}</QueryState>
    </Screen>
  );
}
