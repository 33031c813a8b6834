import { problemOf, guestApi, useGetRoomQuery, type Room, type RoomDetail } from '@ospite/contracts/guest';
import { buttonClass, Skeleton } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { useDocumentTitle, usePageAddress } from '../../shared/navigation/page';
import { SiteLink } from '../../shared/navigation/site-link';
import { useProperty } from '../../shared/property/use-property';
import { ProblemState } from '../../shared/states/problem-state';
import { RoomNotFound } from './room-not-found';
import { roomTitle } from '../../shared/format/room-title';
import { RoomView } from './room-view';
import * as s from './room-page.module.css';

/** One room: its pictures, prices, words and ways to ask; or the message that it is loading, missing or could not be loaded. */
export function RoomPage() {
  const { t } = useTranslation();
  const { slug = '' } = usePageAddress();
  const { missingRoom, language } = usePageFacts();
  const property = useProperty();
  const isMissing = missingRoom === slug;
  const { data, error, refetch } = useGetRoomQuery({ room: slug }, { skip: isMissing });
  const listed = useListedRoom(slug);
  const room = data ?? (listed && !error ? withoutDetails(listed) : undefined);
  useDocumentTitle(room && property && roomTitle(t, room, property, language));

  if (isMissing || (error && problemOf(error).status === 404)) return <RoomNotFound />;
  if (room && property) return <RoomView room={room} property={property} />;
  return (
    <div className={s.page}>
      {error ? (
        <ProblemState error={error} onRetry={() => void refetch()} isWholePage>
          <SiteLink page="rooms" className={buttonClass('quiet')}>
            {t('rooms:detail.back')}
          </SiteLink>
        </ProblemState>
      ) : (
        <div role="status" className={s.loading}>
          <p>{t('common:states.loading')}</p>
          <Skeleton className={s.skeleton} />
        </div>
      )}
    </div>
  );
}

/** The room as a list of rooms has shown it before. */
function useListedRoom(slug: string): Room | undefined {
  return guestApi.endpoints.listRooms.useQueryState(
    {},
    { selectFromResult: ({ data: rooms }) => ({ room: rooms?.find((room) => room.slug === slug) }) },
  ).room;
}

/** What a list knows of a room is shown at once; the other pictures and the prices follow. */
function withoutDetails(room: Room): RoomDetail {
  return { ...room, gallery: room.mainImage ? [room.mainImage] : [], prices: [] };
}
