import { useCreateRoomMutation, useGetPropertyQuery, useUpdateRoomMutation } from '@ospite/contracts';
import { Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { addedBefore } from '../../shared/forms/added-before';
import { RoomForm } from './room-form';
import { NEW_ROOM, requestOf, roomDraft } from './room-values';

interface CreateRoomProps {
  /** Called with its id. */
  readonly onCreated: (roomId: number) => void;
  readonly onClose: () => void;
}

/**
 * The panel for a new room, which has the property's codes unless it is given its own. Its key makes all tries one room,
 * also where a response was lost on its way. Toasts: specification §8.
 */
export function CreateRoom({ onCreated, onClose }: CreateRoomProps) {
  const { t } = useTranslation();
  const [createRoom] = useCreateRoomMutation();
  const [updateRoom] = useUpdateRoomMutation();
  const { data: property } = useGetPropertyQuery();
  return (
    <Panel title={t('office:rooms.newTitle')}>
      <RoomForm
        isNew
        draft={roomDraft()}
        saved={{ ...NEW_ROOM, cin: property?.cin ?? '', iun: property?.iun ?? '' }}
        saveLabel={t('office:rooms.create')}
        onClose={onClose}
        send={async (values, _changed, key) => {
          const fields = requestOf(values);
          const created = await createRoom({
            'Idempotency-Key': key,
            createRoomRequest: { ...fields, images: [] },
          });
          const addedId = addedBefore(created.error);
          const result =
            addedId === undefined
              ? created
              : await updateRoom({ room: String(addedId), updateRoomRequest: fields });
          if (result.data) onCreated(result.data.id);
          return result;
        }}
        outcome={{
          done: t('office:common.success'),
          doneDescription: t('office:rooms.created'),
          failed: t('office:rooms.notCreated'),
        }}
      />
    </Panel>
  );
}
