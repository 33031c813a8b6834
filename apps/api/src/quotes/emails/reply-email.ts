import { type Property, type Quote, type QuoteReply } from '@ospite/domain';
import { mailTranslator } from '@ospite/i18n/mail';
import { contactLines, type Email } from '../../messages';
import { stayInShort } from './email-words';

/** What the owner writes to a guest, in the owner's words; only what stands below is ours, in the guest's language. */
export function replyEmail(quote: Quote, property: Property, { subject, body }: QuoteReply): Email {
  const { id, language } = quote;
  const t = mailTranslator(language);
  return {
    language,
    title: subject,
    letterhead: property.name,
    parts: body
      .split(/\r?\n(?:[ \t]*\r?\n)+/)
      .filter(Boolean)
      .map((text) => ({ kind: 'paragraph', text })),
    footer: [
      t('reply.why', { number: id, dates: stayInShort(quote, language) }),
      ...contactLines(property, t),
    ],
  };
}
