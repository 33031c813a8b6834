import type { Event } from '@ospite/contracts';
import {
  linkOrNull,
  MAX_EVENT_DESCRIPTION_LENGTH,
  MAX_EVENT_LOCATION_LENGTH,
  MAX_EVENT_TITLE_LENGTH,
} from '@ospite/domain';
import { fieldProblemText } from '@ospite/i18n';
import { Switch, TextField } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { OutcomeTexts } from '../../shared/feedback/use-outcome-toast';
import { CloseForm } from '../../shared/forms/leaving/close-form';
import { fieldErrors, type FieldErrors } from '../../shared/forms/field-errors';
import { LanguageFields } from '../../shared/languages/language-fields';
import { flatNames, textsIn } from '../../shared/languages/language-texts';
import { RequiredNote } from '../../shared/forms/required-note';
import { SaveBar } from '../../shared/forms/save-bar';
import { translatedLabels } from '../../shared/forms/translated-labels';
import { useForm } from '../../shared/forms/use-form';
import { EventPicture } from './event-picture';
import { EVENT_LABELS, eventDraft, eventProblems, eventValues, type EventValues } from './event-values';
import * as s from './events.module.css';

const TITLES = flatNames('title');
const DESCRIPTIONS = flatNames('description');

type LanguageNames = typeof TITLES | typeof DESCRIPTIONS;

interface EventFormProps {
  /** None for a new one. */
  readonly event?: Event;
  readonly send: (
    values: EventValues,
    changed: Partial<EventValues>,
    key: string,
  ) => Promise<{ readonly error?: unknown }>;
  /** Called once it is saved, or given up. */
  readonly onClose: () => void;
  /** What a toast says of how it went. */
  readonly outcome: OutcomeTexts;
}

/** The form of an event: four languages, days, place, link, order and picture. Source: specification §5, Event admin. */
export function EventForm({ event, send, onClose, outcome }: EventFormProps) {
  const { t } = useTranslation();
  const form = useForm({
    saved: eventValues(event),
    draft: eventDraft(event),
    draftTitle: event?.title ?? t('office:events.newTitle'),
    check: (values) => errorsOf(t, values),
    send,
    onSaved: onClose,
    outcome,
  });
  const { values, errors, set } = form;
  const field = (name: 'startDate' | 'endDate' | 'location' | 'link' | 'sortOrder') => ({
    name,
    label: t(`office:events.fields.${name}`),
    value: values[name],
    onChange: (text: string) => set({ [name]: text }),
    error: errors[name],
  });
  const tidyLink = () => {
    const link = linkOrNull(values.link) ?? '';
    if (link !== values.link) set({ link });
  };
  const texts = (names: LanguageNames) => ({
    names,
    values: textsIn(values, names),
    onChange: (language: keyof LanguageNames, text: string) => set({ [names[language]]: text }),
    errors,
  });
  return (
    <form className={s.form} onSubmit={form.onSubmit} noValidate>
      <RequiredNote />
      <LanguageFields
        foldsOnPhone
        isRequired
        {...texts(TITLES)}
        label={t('office:events.fields.title')}
        maxLength={MAX_EVENT_TITLE_LENGTH}
      />
      <LanguageFields
        foldsOnPhone
        isRequired
        {...texts(DESCRIPTIONS)}
        label={t('office:events.fields.description')}
        rows={4}
        maxLength={MAX_EVENT_DESCRIPTION_LENGTH}
      />
      <div className={s.pair}>
        <TextField {...field('startDate')} type="date" />
        <TextField {...field('endDate')} type="date" hint={t('office:events.fields.endDateHint')} />
      </div>
      <div className={s.pair}>
        <TextField {...field('location')} maxLength={MAX_EVENT_LOCATION_LENGTH} />
        <TextField
          {...field('link')}
          type="url"
          verbatim
          hint={t('office:events.fields.linkHint')}
          onBlur={tidyLink}
        />
      </div>
      <EventPicture stored={event?.picture ?? null} values={values} onChange={set} error={errors.image} />
      <TextField {...field('sortOrder')} inputMode="numeric" hint={t('office:events.fields.sortOrderHint')} />
      <Switch isSelected={values.isActive} onChange={(isActive) => set({ isActive })}>
        {t('office:events.fields.isActive')}
      </Switch>
      <SaveBar
        form={form}
        isNew={!event}
        labels={translatedLabels(t, EVENT_LABELS)}
        {...(event ? {} : { saveLabel: t('office:events.create') })}
      >
        <CloseForm form={form} onClose={onClose} label={t('office:common.cancel')} />
      </SaveBar>
    </form>
  );
}

/** What is wrong, in words; the specified ones for what must be there. Source: specification §5, Event admin. */
function errorsOf(t: TFunction, values: EventValues): FieldErrors {
  const isMissing = ({ field, code }: { readonly field: string; readonly code: string }) =>
    code === 'required' && (field === 'title' || field === 'description');
  return fieldErrors(t, eventProblems(values), (problem) =>
    isMissing(problem) ? t('office:events.required') : fieldProblemText(t, problem),
  );
}
