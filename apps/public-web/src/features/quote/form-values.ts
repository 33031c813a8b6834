import type { QuoteDraft, QuoteField } from '@ospite/domain';

/** Fields in the order they stand in the form: problems are told, and focus goes, in this order. */
export const FIELD_ORDER: readonly QuoteField[] = [
  'checkIn',
  'checkOut',
  'guests',
  'preferredRoom',
  'firstName',
  'lastName',
  'email',
  'phone',
  'additionalServices',
  'specialRequests',
];

/** The choice that means no room in particular. Source: specification §5. */
export const NO_ROOM = 'none';
/** A field that people do not see; who fills it in is a machine. */
export const HONEYPOT = 'website';

export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** Id of a field's control; several forms never stand on one page. */
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
    preferredRoom: room === NO_ROOM || room === '' ? null : room,
    specialRequests: text('specialRequests') || null,
    additionalServices: data.getAll('additionalServices').map(String),
  };
}

/** The same as it is kept for later, by the names of the controls and without the hidden field. */
export function keepForm(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const names = [...new Set(data.keys())].filter((name) => name !== HONEYPOT);
  return Object.fromEntries(
    names.map((name) => [
      name,
      name === 'additionalServices' ? data.getAll(name).map(String) : String(data.get(name)),
    ]),
  );
}

/** Puts kept values back where nothing was typed meanwhile. */
export function fillEmptyFields(form: HTMLFormElement, values: FormValues): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === 'checkbox') {
      const kept = values[element.name];
      if (Array.isArray(kept) && kept.includes(element.value)) element.checked = true;
      continue;
    }
    const kept = isTextual(element) ? values[element.name] : undefined;
    if (isTextual(element) && typeof kept === 'string' && isUntouched(element)) element.value = kept;
  }
}

/** A problem that the API or the form names; a code that is not the domain's is still told. */
export interface FieldFault {
  readonly field: string;
  readonly code: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** The faults of fields that the form has, one a field, in the form's order. */
export function inFormOrder(faults: readonly FieldFault[]): FieldFault[] {
  return FIELD_ORDER.flatMap((field) => faults.find((fault) => fault.field === field) ?? []);
}

type Textual = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isTextual(element: Element): element is Textual {
  return (
    (element instanceof HTMLInputElement && element.name !== HONEYPOT) ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function isUntouched(element: Textual): boolean {
  if (element instanceof HTMLSelectElement) {
    const first = [...element.options].findIndex((option) => option.defaultSelected);
    return element.selectedIndex === Math.max(first, 0);
  }
  return element.value === '';
}
