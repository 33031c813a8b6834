import { useCreateEventMutation, useUpdateEventMutation } from '@ospite/contracts';
import { Panel } from '@ospite/ui/office';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addedBefore } from '../../shared/forms/added-before';
import { preparePicture } from '../../shared/pictures/prepare-picture';
import { EventForm } from './event-form';
import { createEventRequest, updateEventRequest, type EventValues } from './event-values';

/**
 * The panel that adds an event. Its key makes all tries one event, also where a response was lost on its way; so the
 * picture is prepared once.
 */
export function NewEvent({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [create] = useCreateEventMutation();
  const [update] = useUpdateEventMutation();
  const prepared = usePreparedOnce();

  async function send(values: EventValues, _changed: Partial<EventValues>, key: string) {
    const image = values.image && (await prepared(values.image));
    const createEvent = createEventRequest(values, image);
    const created = await create({ 'Idempotency-Key': key, createEventRequest: createEvent });
    const eventId = addedBefore(created.error);
    if (eventId === undefined) return created;
    const everything = { ...values, removeImage: image === null };
    return update({ eventId, updateEventRequest: updateEventRequest(everything, undefined, image) });
  }

  return (
    <Panel title={t('office:events.newTitle')}>
      <EventForm
        send={send}
        onClose={onClose}
        outcome={{
          done: t('office:events.success'),
          doneDescription: t('office:events.created'),
          failed: t('office:events.notCreated'),
        }}
      />
    </Panel>
  );
}

/** Prepares a file the first time, and gives the same result from then on. */
function usePreparedOnce(): (file: File) => Promise<File> {
  const last = useRef<{ readonly file: File; readonly result: Promise<File> } | null>(null);
  return (file) => {
    if (last.current?.file !== file) last.current = { file, result: preparePicture(file) };
    return last.current.result;
  };
}
