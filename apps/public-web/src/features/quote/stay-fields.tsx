import type { Property } from '@ospite/contracts/guest';
import { NO_ROOM_PREFERENCE } from '@ospite/domain';
import { Field } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { clock } from '../../shared/format/clock';
import { EstimatePlace } from '../../shared/stay/estimate-place';
import { GuestChoice } from '../../shared/stay/guest-choice';
import type { EstimateParts } from '../../shared/stay/load-estimate';
import { stayOf, type PricedRoom } from '../../shared/stay/stay';
import { StayDates } from '../../shared/stay/stay-dates';
import { useFieldState, type FieldsProps } from './field-faults';
import type { ShownDraft } from './form-values';
import * as s from './quote-form.module.css';
import { WhenEstimated } from './when-estimated';

interface StayFieldsProps extends FieldsProps {
  readonly property: Property;
  readonly rooms: readonly PricedRoom[];
  /** What stands in the form now; null until the script has read it. */
  readonly draft: ShownDraft | null;
  /** Null until it is loaded. */
  readonly estimate: EstimateParts | null;
}

/** When, how many, and in which room; and what there is to say about it before sending, which refuses nothing. */
export function StayFields({ property, rooms, draft, estimate, ...props }: StayFieldsProps) {
  const { t } = useTranslation();
  const stateOf = useFieldState(props);
  const [checkIn, checkOut, guests, room] = [
    stateOf('checkIn'),
    stateOf('checkOut'),
    stateOf('guests'),
    stateOf('preferredRoom'),
  ];
  const stay = stayOf(draft);
  const [only] = rooms.length === 1 ? rooms : [];
  const chosen = only ?? rooms.find(({ slug }) => slug === draft?.preferredRoom);
  const tooMany = chosen !== undefined && draft !== null && draft.guests > chosen.maxGuests;
  const { from, announceAfter } = property.checkin;
  return (
    <fieldset className={s.part}>
      <legend className={s.legend}>{t('quote:form.stay')}</legend>
      <div className={s.pair}>
        <StayDates isRequired checkIn={checkIn} checkOut={checkOut} typedCheckIn={draft?.checkIn} />
      </div>
      {stay && (
        <WhenEstimated estimate={estimate}>
          {({ ClosedSeason }) => <ClosedSeason stay={stay} property={property} />}
        </WhenEstimated>
      )}
      {announceAfter !== null && (
        <p className={s.aside}>
          {t('quote:form.lateArrival', { from: clock(from), time: clock(announceAfter) })}
        </p>
      )}
      <div className={s.pair}>
        <Field
          {...guests.field}
          label={t('stay:guests')}
          hint={
            tooMany ? (
              <span className={s.capacity} role="status">
                {t('stay:overCapacity', { room: chosen.name, count: chosen.maxGuests })}
              </span>
            ) : undefined
          }
        >
          {(control) => (
            <GuestChoice
              control={control}
              defaultValue={guests.control.defaultValue}
              autoFocus={guests.autoFocus}
            />
          )}
        </Field>
        {only ? (
          <Field {...room.field} label={t('stay:room')}>
            {({ id }) => (
              <>
                <output id={id} className={s.only}>
                  {only.name}
                </output>
                <input type="hidden" name="preferredRoom" value={only.slug} />
              </>
            )}
          </Field>
        ) : (
          <Field {...room.field} label={t('quote:form.preferredRoom')} note={t('quote:optional')}>
            {(control) => (
              <select
                {...control}
                name="preferredRoom"
                defaultValue={room.control.defaultValue ?? NO_ROOM_PREFERENCE}
                autoFocus={room.autoFocus}
              >
                <option value={NO_ROOM_PREFERENCE}>{t('stay:noRoom')}</option>
                {rooms.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      <EstimatePlace id="quote-estimate" heading="h2" hint={t('stay:estimate.hint')} className={s.belowDates}>
        {stay && draft && chosen && (
          <WhenEstimated estimate={estimate}>
            {({ Estimate }) => (
              <Estimate stay={stay} guests={draft.guests} room={chosen} property={property} />
            )}
          </WhenEstimated>
        )}
      </EstimatePlace>
    </fieldset>
  );
}
