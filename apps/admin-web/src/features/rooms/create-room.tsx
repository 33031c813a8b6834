import { useCreateRoomMutation, useGetPropertyQuery } from '@ospite/contracts';
import { Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';
import { RoomForm } from './room-form';
import { NEW_ROOM, requestOf } from './room-values';

interface CreateRoomProps {
  /** Called with its id. */
  readonly onCreated: (roomId: number) => void;
  readonly onClose: () => void;
}

/** The panel for a new room, which has the property's codes unless it is given its own. Toasts: specification §8. */
export function CreateRoom({ onCreated, onClose }: CreateRoomProps) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const [createRoom] = useCreateRoomMutation();
  const { data: property } = useGetPropertyQuery();
  return (
    <Panel title={t('office:rooms.newTitle')}>
      <RoomForm
        isNew
        saved={{ ...NEW_ROOM, cin: property?.cin ?? '', iun: property?.iun ?? '' }}
        saveLabel={t('office:rooms.create')}
        onClose={onClose}
        send={async (values) => {
          const result = await createRoom({ createRoomRequest: { ...requestOf(values), images: [] } });
          tellOutcome(result, {
            done: t('office:common.success'),
            doneDescription: t('office:rooms.created'),
            failed: t('office:rooms.notCreated'),
          });
          if (result.data) onCreated(result.data.id);
          return result;
        }}
      />
    </Panel>
  );
}
