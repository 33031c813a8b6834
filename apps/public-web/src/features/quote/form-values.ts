import {
  DEFAULT_QUOTE_GUESTS,
  HONEYPOT_FIELD,
  NO_ROOM_PREFERENCE,
  type QuoteDraft,
  type QuoteField,
} from '@ospite/domain';
import type { FormValues } from '../../shared/forms/faults';
import { isFormControl, type FormControl } from '../../shared/forms/form-control';

/** Id of a field's control; there is only ever one form on a page. */
export function controlId(field: QuoteField): string {
  return `quote-${field}`;
}

/** What stands in the form, of the right types but unchecked. */
export function readForm(form: HTMLFormElement): QuoteDraft {
  const data = new FormData(form);
  const text = (name: QuoteField) => String(data.get(name) ?? '');
  const room = text('preferredRoom');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone') || null,
    checkIn: text('checkIn'),
    checkOut: text('checkOut'),
    guests: Number(text('guests') || Number.NaN),
    preferredRoom: room === NO_ROOM_PREFERENCE || room === '' ? null : room,
    specialRequests: text('specialRequests') || null,
    additionalServices: data.getAll('additionalServices').map(String),
  };
}

/** The same by the names of the controls, without the honeypot, to be stored and put back later. */
export function formValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const names = [...new Set(data.keys())].filter((name) => name !== HONEYPOT_FIELD);
  return Object.fromEntries(
    names.map((name) => [
      name,
      name === 'additionalServices' ? data.getAll(name).map(String) : String(data.get(name)),
    ]),
  );
}

/** Puts values back into controls that nobody has touched meanwhile. */
export function fillUntouchedFields(form: HTMLFormElement, values: FormValues): void {
  for (const element of form.elements) {
    // The only room of a house is no choice.
    if (!isFormControl(element) || element.name === HONEYPOT_FIELD || element.type === 'hidden') continue;
    const value = values[element.name];
    if (element.type === 'checkbox' && element instanceof HTMLInputElement) {
      if (Array.isArray(value) && value.includes(element.value)) element.checked = true;
    } else if (typeof value === 'string' && isUntouched(element) && isPossible(element, value))
      element.value = value;
  }
}

/** The stay that the address of the form names, such as `?room=uno&checkIn=2027-06-10`, by the form's own names. */
export function valuesInAddress(search: string): FormValues {
  const {
    room = '',
    checkIn = '',
    checkOut = '',
    guests = '',
  } = Object.fromEntries(new URLSearchParams(search));
  const named = { preferredRoom: room, checkIn, checkOut, guests };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value));
}

/** What of a request is shown beside the form as it is typed. */
export type ShownDraft = Pick<QuoteDraft, 'checkIn' | 'checkOut' | 'guests' | 'preferredRoom'>;

/** The same of a stay in the address, as the form shows it. */
export function draftOf({ preferredRoom, checkIn, checkOut, guests }: FormValues): ShownDraft {
  return {
    checkIn: String(checkIn ?? ''),
    checkOut: String(checkOut ?? ''),
    guests: Number(guests ?? DEFAULT_QUOTE_GUESTS),
    preferredRoom: preferredRoom === undefined ? null : String(preferredRoom),
  };
}

function isUntouched(control: FormControl): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex === Math.max(first, 0);
  }
  return control.value === control.defaultValue;
}

/** A room may have gone since it was chosen. */
function isPossible(control: FormControl, value: string): boolean {
  return (
    !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value)
  );
}
