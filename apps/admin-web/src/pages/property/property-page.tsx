import { useGetPropertyQuery, type Property } from '@ospite/contracts';
import { propertyGaps } from '@ospite/domain';
import { PROPERTY_GROUP_NAMES } from '@ospite/i18n/office-paths';
import { useTranslation } from 'react-i18next';
import { FirstPropertyForm } from '../../features/property/first-property-form';
import { gapText, groupOfGap } from '../../features/property/property-gap-texts';
import { GROUPS } from '../../features/property/property-groups';
import { GroupCards } from '../../shared/screen/group-cards';
import { useOfficePaths } from '../../shared/office-paths';
import { QueryState } from '../../shared/screen/query-state';
import { Screen } from '../../shared/screen/screen';
import { isUndescribed } from '../../shared/undescribed';

/** Everything that is known about the property, in groups, and what is missing. */
export function PropertyPage() {
  const { t } = useTranslation();
  const query = useGetPropertyQuery();
  const isUnknown = isUndescribed(query.error);
  return (
    <Screen
      title={t('office:property.title')}
      lead={<p>{t(isUnknown ? 'office:property.empty' : 'office:property.lead')}</p>}
    >
      {isUnknown ? (
        <FirstPropertyForm />
      ) : (
        <QueryState query={query}>{(property) => <PropertyGroups property={property} />}</QueryState>
      )}
    </Screen>
  );
}

function PropertyGroups({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const gaps = propertyGaps(property);
  return (
    <GroupCards
      groups={[
        ...PROPERTY_GROUP_NAMES.map((group) => ({
          to: paths.propertyGroup(group),
          title: t(GROUPS[group].title),
          about: t(GROUPS[group].where),
          marks: gaps.filter((gap) => groupOfGap(gap) === group).map((gap) => gapText(t, gap)),
        })),
        // A record of its own.
      ].toSpliced(1, 0, {
        to: paths.brand,
        title: t('office:brand.title'),
        about: t('office:brand.about'),
        marks: [],
      })}
    />
  );
}
