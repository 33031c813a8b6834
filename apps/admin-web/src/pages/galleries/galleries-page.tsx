import { useListRoomsQuery } from '@ospite/contracts';
import { EmptyState, officeButtonClass } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RoomChooser } from '../../features/galleries/room-chooser';
import { useOfficePaths } from '../../shared/office-paths';
import { QueryState } from '../../shared/screen/query-state';
import { Screen } from '../../shared/screen/screen';

/** All rooms, hidden ones too, each with the way to its pictures. */
export function GalleriesPage() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const query = useListRoomsQuery({ include: 'inactive' }, { refetchOnMountOrArgChange: true });
  return (
    <Screen title={t('office:galleries.title')} lead={<p>{t('office:galleries.lead')}</p>}>
      <QueryState query={query}>
        {(rooms) =>
          rooms.length > 0 ? (
            <RoomChooser rooms={rooms} />
          ) : (
            <EmptyState title={t('office:galleries.noRooms')}>
              <p>{t('office:galleries.noRoomsHelp')}</p>
              <Link className={officeButtonClass('quiet')} to={paths.rooms}>
                {t('office:prices.toRooms')}
              </Link>
            </EmptyState>
          )
        }
      </QueryState>
    </Screen>
  );
}
