import { useUpdateRoomMutation, type Room } from '@ospite/contracts';
import { officeButtonClass, Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fromRoom } from '../../shared/gallery-origin';
import { useOfficePaths } from '../../shared/office-paths';
import { useBasedOn } from '../../shared/forms/state/use-based-on';
import { useKeptRow } from '../../shared/screen/lists/kept-rows';
import { RoomForm } from './room-form';
import { changesOf, roomDraft, roomValues } from './room-values';

interface EditRoomProps {
  readonly room: Room;
  readonly onClose: () => void;
}

/** A room while it is edited; it stays open once it is saved, and says so. Toasts: specification §8. */
export function EditRoom({ room, onClose }: EditRoomProps) {
  const { t } = useTranslation();
  const { gallery } = useOfficePaths();
  const [updateRoom] = useUpdateRoomMutation();
  const { basedOn, keep } = useBasedOn();
  useKeptRow(room, true);
  return (
    <Panel
      title={room.name}
      aside={
        <Link
          className={officeButtonClass('quiet')}
          to={gallery(room.id)}
          state={fromRoom('form')}
          aria-label={t('office:galleries.room', { room: room.name })}
        >
          {t('office:galleries.open')}
        </Link>
      }
    >
      <RoomForm
        saved={roomValues(room)}
        draft={roomDraft(room)}
        saveLabel={t('office:rooms.save')}
        onClose={onClose}
        send={async (values, changed) => {
          const result = await updateRoom({
            room: String(room.id),
            updateRoomRequest: { ...changesOf(values, changed), updatedAt: basedOn(room.updatedAt) },
          });
          keep(result);
          return result;
        }}
        outcome={{
          done: t('office:common.success'),
          doneDescription: t('office:rooms.updated'),
          failed: t('office:rooms.notUpdated'),
        }}
      />
    </Panel>
  );
}
