import { HONEYPOT_FIELD, NO_ROOM_PREFERENCE, QUOTE_FIELDS, type QuoteDraft } from '@ospite/domain';
import { PostedFields } from '@ospite/server/rest';
import type { PostedForm } from '../../site';

/** Reads a quote form that a browser sent. */
export function readQuoteForm(body: unknown): PostedForm<QuoteDraft> {
  const sent = new PostedFields(body);
  const room = sent.text('preferredRoom');
  const services = sent.list('additionalServices');
  return {
    draft: {
      firstName: sent.text('firstName'),
      lastName: sent.text('lastName'),
      email: sent.text('email'),
      phone: sent.text('phone'),
      checkIn: sent.text('checkIn'),
      checkOut: sent.text('checkOut'),
      guests: sent.number('guests'),
      preferredRoom: room === NO_ROOM_PREFERENCE ? null : room,
      specialRequests: sent.text('specialRequests'),
      additionalServices: services,
    },
    honeypot: sent.text(HONEYPOT_FIELD),
    values: { ...sent.texts(QUOTE_FIELDS), additionalServices: services },
  };
}
