import {
  nightsBetween,
  type Property,
  type Quote,
  type PlaceholderValues,
  type StayEstimate,
} from '@ospite/domain';
import { mailTranslator } from '@ospite/i18n/mail';
import { moneyText } from '@ospite/i18n/money';
import { nameInGreeting, shortStayDates } from './email-words';

/** The words of a quote as the templates of replies take them, in the guest's language. */
export function placeholderValues(
  quote: Quote,
  property: Property,
  estimate: StayEstimate | undefined,
): PlaceholderValues {
  const { language } = quote;
  const t = mailTranslator(language);
  return {
    greeting: t('guest.greeting', { name: nameInGreeting(quote) }),
    number: String(quote.id),
    dates: shortStayDates(quote, language),
    nights: t('reply.nights', { count: nightsBetween(quote.checkIn, quote.checkOut) }),
    guests: t('reply.guests', { count: quote.guests }),
    room: quote.preferredRoomName,
    estimate: estimate ? moneyText(estimate.total, language) : null,
    property: property.name,
    phone: property.phone,
  };
}
