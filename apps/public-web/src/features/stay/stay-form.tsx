import type { Property } from '@ospite/contracts/guest';
import { pathTo } from '@ospite/i18n/paths';
import { useLoaded, useNavigate } from '@ospite/site-engine';
import { buttonClass, Field } from '@ospite/ui';
import { startTransition, useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { EstimatePlace } from '../../shared/stay/estimate-place';
import { GuestChoice } from '../../shared/stay/guest-choice';
import { loadEstimate, type EstimateParts } from '../../shared/stay/load-estimate';
import { stayOf, type PricedRoom } from '../../shared/stay/stay';
import { StayDates } from '../../shared/stay/stay-dates';
import * as s from './stay-form.module.css';

export interface StayFormProps {
  readonly property: Property;
  /** To choose from; a single one is chosen already. */
  readonly rooms: readonly PricedRoom[];
}

/** The names of its fields, which the quote form understands in its address. */
interface TypedStay {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly guests: string;
  readonly room: string;
}

/**
 * What the guest's own dates would cost. Below them stands the estimate, and the button takes the stay along to the quote
 * form, which without script it asks for as a plain form does.
 */
export function StayForm({ property, rooms }: StayFormProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedStay | null>(null);
  const estimate = useLoaded(loadEstimate, typed?.checkIn || typed?.checkOut ? typed : null);
  const address = pathTo('quote', language);
  const [only, ...others] = rooms;
  // What was typed before the script came counts as well.
  useEffect(() => {
    if (formRef.current) setTyped(readForm(formRef.current));
  }, []);
  const handleInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const now = readForm(currentTarget);
    startTransition(() => setTyped(now));
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = Object.entries(readForm(event.currentTarget)).filter(([, value]) => value);
    navigate(`${address}?${new URLSearchParams(asked)}`);
  };
  if (!only) return null;
  return (
    <form
      ref={formRef}
      className={s.form}
      method="get"
      action={address}
      onInput={handleInput}
      onSubmit={handleSubmit}
    >
      <div className={s.fields}>
        {others.length > 0 ? (
          <Field id="stay-room" label={t('stay:room')}>
            {(control) => (
              <select {...control} name="room">
                {rooms.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ) : (
          <input type="hidden" name="room" value={only.slug} />
        )}
        <StayDates
          checkIn={{ field: { id: 'stay-check-in' }, control: { name: 'checkIn' } }}
          checkOut={{ field: { id: 'stay-check-out' }, control: { name: 'checkOut' } }}
          typedCheckIn={typed?.checkIn}
        />
        <Field id="stay-guests" label={t('stay:guests')}>
          {(control) => <GuestChoice control={control} />}
        </Field>
      </div>
      <Outcome property={property} rooms={rooms} typed={typed} estimate={estimate} />
      <button type="submit" className={buttonClass('primary', s.submit)}>
        {t('stay:form.submit')}
      </button>
    </form>
  );
}

interface OutcomeProps extends StayFormProps {
  readonly typed: TypedStay | null;
  readonly estimate: EstimateParts | null;
}

/** What there is to say about the stay, and the estimate or, until the dates are typed, where it will stand. */
function Outcome({ property, rooms, typed, estimate }: OutcomeProps) {
  const { t } = useTranslation();
  const stay = stayOf(typed);
  const room = rooms.find(({ slug }) => slug === typed?.room);
  const guests = Number(typed?.guests);
  const known = stay && room && estimate ? { stay, room, estimate } : null;
  return (
    <>
      {known && <known.estimate.ClosedSeason stay={known.stay} property={property} />}
      {known && guests > known.room.maxGuests && (
        <p className={s.warning} role="status">
          {t('stay:overCapacity', { room: known.room.name, count: known.room.maxGuests })}
        </p>
      )}
      <EstimatePlace id="stay-estimate" heading="h3" hint={t('stay:form.hint')}>
        {known && (
          <known.estimate.Estimate stay={known.stay} guests={guests} room={known.room} property={property} />
        )}
      </EstimatePlace>
    </>
  );
}

function readForm(form: HTMLFormElement): TypedStay {
  const data = new FormData(form);
  const text = (name: keyof TypedStay) => String(data.get(name) ?? '');
  return { checkIn: text('checkIn'), checkOut: text('checkOut'), guests: text('guests'), room: text('room') };
}
