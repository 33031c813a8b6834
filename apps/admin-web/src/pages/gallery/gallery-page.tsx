import { problemOf, useGetRoomQuery } from '@ospite/contracts';
import { EmptyState } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { RoomGallery } from '../../features/galleries/room-gallery';
import { galleryOriginOf } from '../../shared/gallery-origin';
import { useOfficePaths } from '../../shared/office-paths';
import { BackLink } from '../../shared/screen/back-link';
import { keepingData, QueryState } from '../../shared/screen/query-state';
import { Screen } from '../../shared/screen/screen';

/** The pictures of one room. */
export function GalleryPage() {
  const { t } = useTranslation();
  const { roomId = '' } = useParams();
  const { galleries, rooms, editRoom } = useOfficePaths();
  const origin = galleryOriginOf(useLocation().state);
  const query = useGetRoomQuery({ room: roomId, include: 'inactive' });
  const { data: room, error } = query;
  const back = origin ? (
    <BackLink to={origin === 'form' ? editRoom(Number(roomId)) : rooms}>
      {room ? t('office:galleries.backTo', { room: room.name }) : t('office:galleries.backToRooms')}
    </BackLink>
  ) : (
    <BackLink to={galleries}>{t('office:galleries.back')}</BackLink>
  );
  if (error !== undefined && problemOf(error).status === 404) {
    return (
      <Screen title={t('office:galleries.roomNotFound')} before={back}>
        <EmptyState title={t('office:galleries.roomNotFoundHelp')} />
      </Screen>
    );
  }
  const title = room ? t('office:galleries.room', { room: room.name }) : t('office:galleries.title');
  return (
    <Screen title={title} before={back}>
      <QueryState query={keepingData(query)}>{({ id }) => <RoomGallery roomId={id} />}</QueryState>
    </Screen>
  );
}
