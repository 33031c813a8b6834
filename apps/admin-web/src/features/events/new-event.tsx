import { newIdempotencyKey, useCreateEventMutation } from '@ospite/contracts';
import { Panel } from '@ospite/ui/office';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preparePicture } from '../../shared/pictures/prepare-picture';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';
import { EventForm } from './event-form';
import { createEventRequest, type EventValues } from './event-values';

/**
 * The panel that adds an event. Its key makes all tries one event, also where a response was lost on its way; so the
 * picture is prepared once.
 */
export function NewEvent({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const [create] = useCreateEventMutation();
  const [key] = useState(newIdempotencyKey);
  const prepared = usePreparedOnce();

  async function send(values: EventValues) {
    const image = values.image && (await prepared(values.image));
    const createEvent = createEventRequest(values, image);
    const result = await create({ 'Idempotency-Key': key, createEventRequest: createEvent });
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

/** Prepares a file the first time, and gives the same result from then on. */
function usePreparedOnce(): (file: File) => Promise<File> {
  const last = useRef<{ readonly file: File; readonly result: Promise<File> } | null>(null);
  return (file) => {
    if (last.current?.file !== file) last.current = { file, result: preparePicture(file) };
    return last.current.result;
  };
}
