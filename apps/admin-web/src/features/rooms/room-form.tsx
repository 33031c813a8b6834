import {
  isCin,
  isDoubtfulCode,
  isSardinianIun,
  linkOrNull,
  registrationCode,
  ROOM_FACTS,
  slugOf,
} from '@ospite/domain';
import { Switch, TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import type { OutcomeTexts } from '../../shared/feedback/use-outcome-toast';
import { CloseForm } from '../../shared/forms/leaving/close-form';
import { RequiredNote } from '../../shared/forms/required-note';
import { SaveBar } from '../../shared/forms/save-bar';
import { translatedLabels } from '../../shared/forms/translated-labels';
import { useForm } from '../../shared/forms/use-form';
import { StayFactFields } from '../../shared/stay-facts/stay-fact-fields';
import { AmenityChoice } from './amenity-choice';
import { BedFields } from './bed-fields';
import { CapacityFields } from './capacity-fields';
import { RoomTexts } from './room-texts';
import { lacksRequired, ROOM_LABELS, roomErrors, type RoomValues } from './room-values';
import * as s from './room-form.module.css';

interface RoomFormProps {
  readonly saved: RoomValues;
  /** The name under which its draft is kept. */
  readonly draft: string;
  readonly isNew?: boolean;
  readonly saveLabel: string;
  readonly send: (
    values: RoomValues,
    changed: Partial<RoomValues>,
    key: string,
  ) => Promise<{ readonly error?: unknown }>;
  readonly onClose: () => void;
  /** What a toast says of how it went. */
  readonly outcome: OutcomeTexts;
}

/** All fields of a room. Source: specification §3 and §5, Room admin. */
export function RoomForm({ saved, draft, isNew = false, saveLabel, send, onClose, outcome }: RoomFormProps) {
  const { t } = useTranslation();
  const form = useForm({
    saved,
    draft,
    draftTitle: saved.name || t('office:rooms.newTitle'),
    check: (values) => roomErrors(t, values),
    send,
    outcome,
  });
  const { values, errors, set } = form;
  const isLacking = lacksRequired(values);
  const text = (name: 'slug' | 'bookingUrl' | 'airbnbUrl' | 'cin' | 'iun') => ({
    name,
    value: values[name],
    onChange: (typed: string) => set({ [name]: typed }),
    error: errors[name],
    verbatim: true,
  });
  /** Written as it is stored once the field is left. */
  const tidied = (name: 'bookingUrl' | 'airbnbUrl' | 'cin' | 'iun', tidy: typeof linkOrNull) => ({
    ...text(name),
    onBlur: () => {
      const stored = tidy(values[name]) ?? '';
      if (stored !== values[name]) set({ [name]: stored });
    },
  });

  function rename(name: string) {
    // The address of a new room follows its name until somebody writes another one.
    const follows = isNew && values.slug === slugOf(values.name);
    set(follows ? { name, slug: slugOf(name) } : { name });
  }

  return (
    <form className={s.form} onSubmit={form.onSubmit} noValidate>
      <RequiredNote />
      <TextField
        name="name"
        label={t('office:rooms.name')}
        isRequired
        value={values.name}
        onChange={rename}
        error={errors.name}
      />
      <RoomTexts values={values} onChange={set} errors={errors} />
      <CapacityFields values={values} onChange={set} errors={errors} />
      <BedFields beds={values.beds} onChange={(beds) => set({ beds })} errors={errors} />
      <AmenityChoice chosen={values.amenities} onChange={(amenities) => set({ amenities })} />
      <Switch
        isSelected={values.stepFree}
        onChange={(stepFree) => set({ stepFree })}
        hint={t('office:rooms.stepFreeHint')}
      >
        {t('office:rooms.stepFree')}
      </Switch>
      <fieldset className={s.group}>
        <legend>{t('office:stayFacts.title')}</legend>
        <p className={s.hint}>{t('office:stayFacts.help')}</p>
        <StayFactFields
          kinds={ROOM_FACTS}
          facts={values.stayFacts}
          onChange={(stayFacts) => set({ stayFacts })}
          errors={errors}
        />
      </fieldset>
      <fieldset className={s.group}>
        <legend>{t('office:rooms.booking')}</legend>
        <p className={s.hint}>{t('office:rooms.bookingHint')}</p>
        <div className={s.pair}>
          <TextField {...tidied('bookingUrl', linkOrNull)} type="url" label={t('office:rooms.bookingUrl')} />
          <TextField {...tidied('airbnbUrl', linkOrNull)} type="url" label={t('office:rooms.airbnbUrl')} />
        </div>
      </fieldset>
      <fieldset className={s.group}>
        <legend>{t('office:rooms.codes')}</legend>
        <p className={s.hint}>{t('office:rooms.codesHint')}</p>
        {isNew && <p className={s.hint}>{t('office:rooms.codesOfProperty')}</p>}
        <div className={s.pair}>
          <TextField
            {...tidied('cin', registrationCode)}
            label={t('office:rooms.cin')}
            warning={isDoubtfulCode(values.cin, isCin) ? t('office:property.codes.cinDoubt') : undefined}
          />
          <TextField
            {...tidied('iun', registrationCode)}
            label={t('office:rooms.iun')}
            warning={
              isDoubtfulCode(values.iun, isSardinianIun) ? t('office:property.codes.iunDoubt') : undefined
            }
          />
        </div>
      </fieldset>
      <TextField
        {...text('slug')}
        isRequired
        label={t('office:rooms.slug')}
        hint={t(isNew ? 'office:rooms.slugHint' : 'office:rooms.slugChangeHint')}
      />
      <Switch isSelected={values.isActive} onChange={(isActive) => set({ isActive })}>
        {t('office:rooms.isActive')}
      </Switch>
      <SaveBar
        form={form}
        isNew={isNew}
        saveLabel={saveLabel}
        labels={translatedLabels(t, ROOM_LABELS)}
        {...(isLacking && { toMend: t('office:rooms.allRequired') })}
      >
        <CloseForm form={form} onClose={onClose} />
      </SaveBar>
    </form>
  );
}
