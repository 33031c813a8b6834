import type { Property } from '@ospite/contracts/guest';
import { pathTo } from '@ospite/i18n/paths';
import { useLocation, useNavigate } from '@ospite/site-engine';
import { buttonClass, Field } from '@ospite/ui';
import { startTransition, useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { EstimatePlace } from '../../shared/stay/estimate-place';
import { GuestChoice } from '../../shared/stay/guest-choice';
import { guestsOf, staySearch, useNamedStay, type NamedStay } from '../../shared/stay/kept-stay';
import { useStayParts } from '../../shared/stay/load-stay-parts';
import { stayOf, type PricedRoom } from '../../shared/stay/stay';
import { StayDates } from '../../shared/stay/stay-dates';
import * as s from './stay-form.module.css';

export interface StayFormProps {
  readonly property: Property;
  /** To choose from; a single one is chosen already. */
  readonly rooms: readonly PricedRoom[];
  /** Whether the address of the page names the stay: it begins with that one, and dates that are typed go there. */
  readonly inAddress?: boolean;
}

/** The names of its fields, which the quote form understands in its address. */
interface TypedStay extends NamedStay {
  readonly room: string;
}

/**
 * What the guest's own dates would cost. Below them stands the estimate, and the button takes the stay along to the quote
 * form, which without script it asks for as a plain form does.
 */
export function StayForm({ property, rooms, inAddress = false }: StayFormProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const named = useNamedStay();
  const given = inAddress ? named : undefined;
  const formRef = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedStay | null>(null);
  const address = pathTo('quote', language);
  const [only, ...others] = rooms;
  // What was typed before the script came counts as well.
  useEffect(() => {
    if (formRef.current) setTyped(readForm(formRef.current));
  }, []);
  const handleInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const now = readForm(currentTarget);
    startTransition(() => setTyped(now));
    if (!inAddress || !stayOf(now)) return;
    // No way back to each date that was typed: the router follows an address that stands there already.
    window.history.replaceState(null, '', pathname + staySearch(now));
    navigate(pathname + staySearch(now));
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
          checkIn={{
            field: { id: 'stay-check-in' },
            control: { name: 'checkIn', defaultValue: given?.checkIn },
          }}
          checkOut={{
            field: { id: 'stay-check-out' },
            control: { name: 'checkOut', defaultValue: given?.checkOut },
          }}
          typedCheckIn={typed?.checkIn ?? given?.checkIn}
        />
        <Field id="stay-guests" label={t('stay:guests')}>
          {(control) => <GuestChoice control={control} defaultValue={guestsOf(given)} />}
        </Field>
      </div>
      <Outcome
        property={property}
        room={rooms.find(({ slug }) => slug === typed?.room) ?? only}
        typed={typed}
        given={given}
      />
      <button type="submit" className={buttonClass('primary', s.submit)}>
        {t('dates:form.submit')}
      </button>
    </form>
  );
}

interface OutcomeProps {
  readonly property: Property;
  readonly room: PricedRoom;
  /** Null before the script has read the form. */
  readonly typed: NamedStay | null;
  /** The stay that the address names. */
  readonly given: NamedStay | undefined;
}

/** What there is to say about the stay, and the estimate or, until the dates are typed, where it will stand. */
function Outcome({ property, room, typed, given }: OutcomeProps) {
  const { t } = useTranslation();
  const { today } = usePageFacts();
  const isTyped = typed && (typed.checkIn || typed.checkOut);
  const parts = useStayParts(isTyped ? typed : (given ?? null));
  const named = parts?.readNamedStay(given, today);
  const asked = parts && typed ? parts.readNamedStay(typed, today) : named;
  // Blank fields ask for nothing; what was wrong in the address stands until there are dates.
  const fault = asked?.problem === 'incomplete' ? named : asked;
  const stay = stayOf(asked?.dates);
  const known = stay && parts ? { ...parts, stay } : null;
  const guests = Number(guestsOf(typed ?? given));
  return (
    <>
      {parts && fault && <parts.AskedStayProblem asked={fault} />}
      {known && <known.ClosedSeason stay={known.stay} property={property} />}
      {(typed ?? given) && guests > room.maxGuests && (
        <p className={s.warning} role="status">
          {t('stay:overCapacity', { room: room.name, count: room.maxGuests })}
        </p>
      )}
      <EstimatePlace id="stay-estimate" heading="h3" hint={t('dates:form.hint')}>
        {known && <known.Estimate stay={known.stay} guests={guests} room={room} property={property} />}
      </EstimatePlace>
    </>
  );
}

function readForm(form: HTMLFormElement): TypedStay {
  const data = new FormData(form);
  const text = (name: keyof TypedStay) => String(data.get(name) ?? '');
  return { checkIn: text('checkIn'), checkOut: text('checkOut'), guests: text('guests'), room: text('room') };
}
