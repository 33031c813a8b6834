import { useGetPropertyQuery } from '@ospite/contracts';
import { PROPERTY_GROUP_NAMES, type PropertyGroup } from '@ospite/i18n/office-paths';
import { pathTo } from '@ospite/i18n/paths';
import { VisuallyHidden } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GROUPS } from '../../features/property/property-groups';
import { BackLink } from '../../shared/screen/back-link';
import { useOfficePaths } from '../../shared/office-paths';
import { QueryState } from '../../shared/screen/query-state';
import { Screen } from '../../shared/screen/screen';
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
      <NextGroup after={group} />
    </Screen>
  );
}

/** Leads from one group to the next without going back to the list. */
function NextGroup({ after }: { readonly after: PropertyGroup }) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const next = PROPERTY_GROUP_NAMES[PROPERTY_GROUP_NAMES.indexOf(after) + 1];
  return (
    next && (
      <Link className={s.see} to={paths.propertyGroup(next)}>
        {t('office:property.next', { group: t(GROUPS[next].title) })}
        <span aria-hidden="true">{'\u00a0→'}</span>
      </Link>
    )
  );
}
