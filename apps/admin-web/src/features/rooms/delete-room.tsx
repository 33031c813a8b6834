import { useCountQuotesQuery, useDeleteRoomMutation, type Room } from '@ospite/contracts';
import { dayOf } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { ConfirmedAction } from '../../shared/feedback/confirmed-action';

/** Deletes a room for good, after a confirmation that says what goes with it. Source: specification §5. */
export function DeleteRoom({ room }: { readonly room: Room }) {
  const { t } = useTranslation();
  const [deleteRoom] = useDeleteRoomMutation();
  const pictures = room.images.length;
  return (
    <ConfirmedAction
      variant="quiet"
      label={t('office:rooms.delete')}
      aria-label={t('office:rooms.deleteOf', { name: room.name })}
      title={t('office:rooms.deleteTitle', { name: room.name })}
      confirmLabel={t('office:rooms.delete')}
      goesWithIt={[
        ...(pictures > 0 ? [t('office:rooms.deletedPictures', { count: pictures })] : []),
        t('office:rooms.deletedPrices'),
        t('office:rooms.deletedPage'),
      ]}
      act={() => deleteRoom({ room: String(room.id) })}
      outcome={{
        done: t('office:common.success'),
        doneDescription: t('office:rooms.deleted'),
        failed: t('office:rooms.notDeleted'),
      }}
    >
      <p>{t('office:rooms.deleteHelp')}</p>
      <Requests slug={room.slug} />
    </ConfirmedAction>
  );
}

/** The requests for the room that have not arrived yet: they stay, and their guests expect it. */
function Requests({ slug }: { readonly slug: string }) {
  const { t } = useTranslation();
  const { data, isError } = useCountQuotesQuery(
    { room: slug, from: dayOf(new Date()) },
    { refetchOnMountOrArgChange: true },
  );
  if (isError) return <p>{t('office:rooms.requestsUnknown')}</p>;
  if (!data) return null;
  const { pending, answered, replyUnsent, confirmed } = data;
  const open = pending + answered + replyUnsent;
  return (
    <>
      {open > 0 && <p>{t('office:rooms.openRequests', { count: open })}</p>}
      {confirmed > 0 && <p>{t('office:rooms.confirmedRequests', { count: confirmed })}</p>}
    </>
  );
}
