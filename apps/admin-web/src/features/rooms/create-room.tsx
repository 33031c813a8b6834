import { useCreateRoomMutation } from '@ospite/contracts';
import { Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '../../shared/use-outcome-toast';
import { RoomForm } from './room-form';
import { NEW_ROOM, requestOf } from './room-values';

/** The panel for a new room. Toasts: specification §8. */
export function CreateRoom({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const [createRoom] = useCreateRoomMutation();
  return (
    <Panel title={t('office:rooms.newTitle')}>
      <RoomForm
        isNew
        saved={NEW_ROOM}
        saveLabel={t('office:rooms.create')}
        onClose={onClose}
        onSaved={onClose}
        send={async (values) => {
          const result = await createRoom({ createRoomRequest: { ...requestOf(values), images: [] } });
          tellOutcome(result, {
            done: t('office:common.success'),
            doneDescription: t('office:rooms.created'),
            failed: t('office:rooms.notCreated'),
          });
          return result;
        }}
      />
    </Panel>
  );
}
