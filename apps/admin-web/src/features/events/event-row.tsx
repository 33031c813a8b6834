import { useDeleteEventMutation, useUpdateEventMutation, type Event } from '@ospite/contracts';
import { dayOf, isOver } from '@ospite/domain';
import { Badge, Button, DetailList } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmedAction } from '../../shared/feedback/confirmed-action';
import { hasDraft } from '../../shared/drafts';
import { useBasedOn } from '../../shared/forms/state/use-based-on';
import { useOfficePaths } from '../../shared/office-paths';
import { preparePicture } from '../../shared/pictures/prepare-picture';
import { thumbnailUrl } from '../../shared/pictures/thumbnail';
import { useKeptRow } from '../../shared/screen/lists/kept-rows';
import { OpenPlace } from '../../shared/screen/open-place';
import { EventForm } from './event-form';
import { daysText, shortDescription } from './event-texts';
import { eventDraft, updateEventRequest, type EventValues } from './event-values';
import * as s from './events.module.css';

/** One event, which its row shows or edits. */
export function EventRow({ event }: { readonly event: Event }) {
  const { t } = useTranslation();
  const [isEdited, setEdited] = useState(() => hasDraft(eventDraft(event)));
  const [update] = useUpdateEventMutation();
  const { basedOn, keep } = useBasedOn();
  useKeptRow(event, isEdited);

  async function send(_values: EventValues, changed: Partial<EventValues>) {
    const image = changed.image ? await preparePicture(changed.image) : null;
    const result = await update({
      eventId: event.id,
      updateEventRequest: updateEventRequest(changed, basedOn(event.updatedAt), image),
    });
    keep(result);
    return result;
  }

  return (
    <li className={s.row} tabIndex={-1}>
      <OpenPlace isOpen={isEdited}>
        {isEdited ? (
          <>
            <h2 className={s.title}>{t('office:events.editTitle')}</h2>
            <EventForm
              event={event}
              send={send}
              onClose={() => setEdited(false)}
              outcome={{
                done: t('office:events.success'),
                doneDescription: t('office:events.updated'),
                failed: t('office:events.notUpdated'),
              }}
            />
          </>
        ) : (
          <EventView event={event} onEdit={() => setEdited(true)} />
        )}
      </OpenPlace>
    </li>
  );
}

function EventView({ event, onEdit }: { readonly event: Event; readonly onEdit: () => void }) {
  const { t } = useTranslation();
  const { site } = useOfficePaths();
  const { title, location, isActive, sortOrder, picture } = event;
  const isPast = isOver(event, dayOf(new Date()));
  return (
    <div className={s.view}>
      {picture && (
        <img
          className={s.thumbnail}
          src={`${site}${thumbnailUrl(picture)}`}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={s.words}>
        <h2 className={s.title}>{title}</h2>
        <span className={s.badges}>
          {!(isPast && isActive) && (
            <Badge tone={isActive ? 'good' : 'neutral'}>
              {t(isActive ? 'office:events.visible' : 'office:events.hidden')}
            </Badge>
          )}
          {isPast && <Badge tone="warning">{t('office:events.past')}</Badge>}
        </span>
        <p>{shortDescription(event)}</p>
        <DetailList
          rows={[
            [t('office:events.when'), daysText(t, event)],
            [t('office:events.place'), location],
            [t('office:events.order'), sortOrder === 0 ? null : sortOrder],
          ]}
        />
        <div className={s.actions}>
          <Button
            data-opener
            variant="quiet"
            aria-label={t('office:events.editFor', { title })}
            onPress={onEdit}
          >
            {t('office:events.edit')}
          </Button>
          <DeleteEvent event={event} />
        </div>
      </div>
    </div>
  );
}

function DeleteEvent({ event: { id, title, picture } }: { readonly event: Event }) {
  const { t } = useTranslation();
  const [remove] = useDeleteEventMutation();
  return (
    <ConfirmedAction
      variant="plain"
      label={t('office:events.delete')}
      aria-label={t('office:events.deleteFor', { title })}
      title={t('office:events.deleteTitle', { title })}
      confirmLabel={t('office:events.delete')}
      goesWithIt={picture ? [t('office:events.deletePicture')] : []}
      act={() => remove({ eventId: id })}
      outcome={{
        done: t('office:events.success'),
        doneDescription: t('office:events.deleted'),
        failed: t('office:events.notDeleted'),
      }}
    >
      <p>{t('office:events.deleteHelp')}</p>
    </ConfirmedAction>
  );
}
