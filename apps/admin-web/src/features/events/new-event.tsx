import { useCreateEventMutation } from '@ospite/contracts';
import { Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { preparePicture } from '../../shared/pictures/prepare-picture';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';
import { EventForm } from './event-form';
import { createEventRequest, type EventValues } from './event-values';

/** The panel that adds an event. */
export function NewEvent({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const [create] = useCreateEventMutation();

  async function send(values: EventValues) {
    const image = values.image && (await preparePicture(values.image));
    const result = await create({ createEventRequest: createEventRequest(values, image) });
    tellOutcome(result, {
      done: t('office:events.success'),
      doneDescription: t('office:events.created'),
      failed: t('office:events.notCreated'),
    });
    return result;
  }

  return (
    <Panel title={t('office:events.newTitle')}>
      <EventForm send={send} onClose={onClose} />
    </Panel>
  );
}
