import { HONEYPOT_FIELD, NO_ROOM_PREFERENCE, QUOTE_FIELDS, type QuoteDraft } from '@ospite/domain';

/** A sent form: what the domain checks, and the values to show the form with again. */
export interface QuoteForm {
  readonly draft: QuoteDraft;
  readonly honeypot: string;
  readonly values: Readonly<Record<string, string | string[]>>;
}

/** Reads a form that a browser sent: every value is a text, and several checked boxes are a list. */
export function readQuoteForm(body: unknown): QuoteForm {
  const sent = new Map<string, unknown>(
    Object.entries(typeof body === 'object' && body !== null ? body : {}),
  );
  const text = (field: string) => {
    const value = sent.get(field);
    // Browsers send line breaks of a text box as CR LF; nobody types NUL, and no column can hold it.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').replaceAll('\0', '') : '';
  };
  const chosen = sent.get('additionalServices');
  const services = (Array.isArray(chosen) ? chosen : [chosen]).filter((value) => typeof value === 'string');
  const guests = text('guests').trim();
  const room = text('preferredRoom');
  return {
    draft: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      phone: text('phone'),
      checkIn: text('checkIn'),
      checkOut: text('checkOut'),
      // Digits only: `Number` would also read "" as 0 and "0x2" as 2.
      guests: /^\d+$/.test(guests) ? Number(guests) : Number.NaN,
      preferredRoom: room === NO_ROOM_PREFERENCE ? null : room,
      specialRequests: text('specialRequests'),
      additionalServices: services,
    },
    honeypot: text(HONEYPOT_FIELD),
    values: {
      ...Object.fromEntries(QUOTE_FIELDS.map((field) => [field, text(field)])),
      additionalServices: services,
    },
  };
}
