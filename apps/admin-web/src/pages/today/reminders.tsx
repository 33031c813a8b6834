import { useGetPropertyQuery, useListRoomsQuery, type Property } from '@ospite/contracts';
import { propertyGaps } from '@ospite/domain';
import { Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { gapText, groupOfGap } from '../../features/property/property-gap-texts';
import { roomGaps } from '../../features/today/room-gaps';
import { RoomReminders } from '../../features/today/room-reminders';
import { useOfficePaths } from '../../shared/office-paths';
import { isUndescribed } from '../../shared/undescribed';
import { QueryState } from '../../shared/screen/query-state';
import * as s from './today.module.css';

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** Codes, facts and translations that are missing, each a link to where it is mended. */
export function Reminders() {
  const { t } = useTranslation();
  const property = useGetPropertyQuery(undefined, FRESH);
  const rooms = useListRoomsQuery({ include: 'inactive' }, FRESH);
  // The first steps say so, above everything else.
  if (isUndescribed(property.error)) return null;
  return (
    <Panel title={t('office:today.missing')}>
      <QueryState query={property}>
        {(known) => (
          <QueryState query={rooms}>
            {(all) =>
              propertyGaps(known).length === 0 && all.every((room) => roomGaps(room) === null) ? (
                <p>{t('office:today.nothingMissing')}</p>
              ) : (
                <ul className={s.reminders}>
                  <PropertyReminders property={known} />
                  <RoomReminders rooms={all} />
                </ul>
              )
            }
          </QueryState>
        )}
      </QueryState>
    </Panel>
  );
}

function PropertyReminders({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  return propertyGaps(property).map((gap) => (
    <li key={`${gap.field} ${gap.languages}`}>
      <Link to={paths.propertyGroup(groupOfGap(gap))} className={s.reminder}>
        {gapText(t, gap)}
      </Link>
    </li>
  ));
}
