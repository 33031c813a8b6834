import { problemOf, useGetPropertyQuery, type Property } from '@ospite/contracts';
import { propertyGaps } from '@ospite/domain';
import { PROPERTY_GROUP_NAMES } from '@ospite/i18n/paths';
import { Badge } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FirstPropertyForm } from '../../features/property/first-property-form';
import { gapText, groupOfGap } from '../../features/property/property-gap-texts';
import { GROUPS } from '../../features/property/property-groups';
import { useOfficePaths } from '../../shared/office-paths';
import { QueryState } from '../../shared/query-state';
import { Screen } from '../../shared/screen';
import * as s from './property-page.module.css';

/** Everything that is known about the property, in groups, and what is missing. */
export function PropertyPage() {
  const { t } = useTranslation();
  const query = useGetPropertyQuery();
  const isUnknown = query.error !== undefined && problemOf(query.error).code === 'property.not_found';
  return (
    <Screen
      title={t('office:property.title')}
      lead={<p>{t(isUnknown ? 'office:property.empty' : 'office:property.lead')}</p>}
    >
      {isUnknown ? (
        <FirstPropertyForm />
      ) : (
        <QueryState query={query}>{(property) => <GroupList property={property} />}</QueryState>
      )}
    </Screen>
  );
}

function GroupList({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const gaps = propertyGaps(property);
  return (
    <ul className={s.list}>
      {PROPERTY_GROUP_NAMES.map((name) => (
        <li key={name}>
          <Link to={paths.propertyGroup(name)} className={s.item}>
            <span className={s.name}>{t(GROUPS[name].title)}</span>
            <span>{t(GROUPS[name].where)}</span>
            <span className={s.gaps}>
              {gaps
                .filter((gap) => groupOfGap(gap) === name)
                .map((gap) => (
                  <Badge key={`${gap.field} ${gap.languages}`} tone="warning">
                    {gapText(t, gap)}
                  </Badge>
                ))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
