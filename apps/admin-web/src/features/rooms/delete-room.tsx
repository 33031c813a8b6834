import { useDeleteRoomMutation, type Room } from '@ospite/contracts';
import { Button } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/feedback/confirm-dialog';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';

/** Deletes a room for good, after a confirmation that says what goes with it. Source: specification §5. */
export function DeleteRoom({ room }: { readonly room: Room }) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const [deleteRoom, { isLoading }] = useDeleteRoomMutation();
  const [isAsking, setAsking] = useState(false);
  const pictures = room.images.length;

  async function remove() {
    setAsking(false);
    tellOutcome(await deleteRoom({ room: String(room.id) }), {
      done: t('office:common.success'),
      doneDescription: t('office:rooms.deleted'),
      failed: t('office:rooms.notDeleted'),
    });
  }

  return (
    <>
      <Button
        variant="quiet"
        onPress={() => setAsking(true)}
        isPending={isLoading}
        aria-label={t('office:rooms.deleteOf', { name: room.name })}
      >
        {t('office:rooms.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('office:rooms.deleteTitle', { name: room.name })}
        goesWithIt={[
          ...(pictures > 0 ? [t('office:rooms.deletedPictures', { count: pictures })] : []),
          t('office:rooms.deletedPrices'),
          t('office:rooms.deletedPage'),
        ]}
        confirmLabel={t('office:rooms.delete')}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        <p>{t('office:rooms.deleteHelp')}</p>
      </ConfirmDialog>
    </>
  );
}
