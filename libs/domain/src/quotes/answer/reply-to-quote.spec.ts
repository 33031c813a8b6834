import { MemoryPropertyStore } from '../../property/memory-property-store.fixture';
import { aProperty } from '../../property/property.fixture';
import { MemoryQuoteStore } from '../memory-quote-store.fixture';
import { aNewQuote, aQuote, PlainQuoteEmails } from '../quote.fixture';
import {
  afterReply,
  checkQuoteReply,
  MAX_REPLY_BODY_LENGTH,
  MAX_REPLY_SUBJECT_LENGTH,
  ReplyToQuote,
} from './reply-to-quote';

const message = new PlainQuoteEmails().reply(aQuote());

describe('a reply', () => {
  const reply = { subject: 'La tua richiesta', body: 'Volentieri!' };

  it('makes a waiting quote an answered one, and its message is sent', () => {
    expect(afterReply(aQuote(), reply, message)).toEqual({
      status: 'answered',
      notes: null,
      suspected: false,
      changes: [
        { field: 'reply', from: null, to: reply.subject },
        { field: 'status', from: 'pending', to: 'answered' },
      ],
      messages: [message],
    });
  });

  it('settles that a quote is no spam', () => {
    expect(afterReply(aQuote({ suspected: true }), reply, message)).toMatchObject({
      suspected: false,
      changes: [{ field: 'reply' }, { field: 'status' }, { field: 'suspected', from: 'true', to: 'false' }],
      messages: [message],
    });
  });

  it('leaves a quote that went further where it is', () => {
    expect(afterReply(aQuote({ status: 'confirmed' }), reply, message)).toMatchObject({
      status: 'confirmed',
      changes: [{ field: 'reply' }],
    });
  });

  it('cannot reach somebody whose data are gone', () => {
    expect(() => afterReply(aQuote({ anonymisedAt: new Date() }), reply, message)).toThrow(
      'quote.anonymised',
    );
  });

  it('loses the blanks around its texts', () => {
    expect(checkQuoteReply({ subject: ' Sì ', body: '\nVolentieri!\n' })).toEqual({
      subject: 'Sì',
      body: 'Volentieri!',
    });
  });

  it.each([
    ['{{estimate}}', '{{estimate}}'],
    ['{{}}', '{{}}'],
    ['ab {{ c', '{{'],
    ['c }} d', '}}'],
  ])('is not sent with %j left in it', (body, placeholder) => {
    expect(() => checkQuoteReply({ subject: 'Sì', body })).toThrow(
      expect.objectContaining({
        code: 'quote.unfinished',
        fields: [{ field: 'body', code: 'open_placeholder', facts: { placeholder } }],
      }),
    );
  });

  it('may quote as German and French do', () => {
    const body = 'Unser Zimmer ‹Mirto›, genannt ›Ginepro‹';
    expect(checkQuoteReply({ subject: 'Sì', body })).toEqual({ subject: 'Sì', body });
  });

  it.each([
    ['an empty subject', { ...reply, subject: ' ' }, ['subject: required']],
    ['an empty body', { ...reply, body: '' }, ['body: required']],
    [
      'a long subject',
      { ...reply, subject: 'x'.repeat(MAX_REPLY_SUBJECT_LENGTH + 1) },
      ['subject: too_long'],
    ],
    ['a long body', { ...reply, body: 'x'.repeat(MAX_REPLY_BODY_LENGTH + 1) }, ['body: too_long']],
    [
      'a subject that begins another header',
      { ...reply, subject: 'a\r\nBcc: b@example.org' },
      ['subject: invalid_characters'],
    ],
    ['nothing at all', { subject: '', body: '' }, ['subject: required', 'body: required']],
  ])('is refused with %s', (_name, draft, problems) => {
    try {
      checkQuoteReply(draft);
      throw new Error('taken');
    } catch (error) {
      expect(error).toMatchObject({ code: 'quote.invalid' });
      const { fields } = error as { fields: { field: string; code: string }[] };
      expect(fields.map(({ field, code }) => `${field}: ${code}`)).toEqual(problems);
    }
  });
});

describe('replying to a quote', () => {
  async function aReplyToQuote() {
    const quotes = new MemoryQuoteStore();
    const identity = { kind: 'key', key: 'a', content: '' } as const;
    const { id } = await quotes.submit(identity, new Date(0), ({ add }) => add(aNewQuote()));
    const emails = new PlainQuoteEmails();
    const properties = new MemoryPropertyStore(aProperty());
    const replyToQuote = new ReplyToQuote(quotes, properties, emails, { now: () => new Date(1) });
    return {
      emails,
      reply: (key?: string, body = 'b') =>
        replyToQuote.reply(id, { subject: 's', body }, { by: 'Marta', basedOn: undefined }, key),
      status: async () => (await quotes.find(id))?.status,
      messages: () => quotes.outbox.about(id),
    };
  }

  it('puts the e-mail to the guest into the outbox and marks the quote as answered', async () => {
    const { reply, status, messages } = await aReplyToQuote();
    await reply();
    expect(await status()).toBe('answered');
    expect(await messages()).toMatchObject([{ kind: 'quote-reply', to: aQuote().email }]);
  });

  it('writes one e-mail however often it is sent under one key, and refuses the key with other words', async () => {
    const { reply, messages } = await aReplyToQuote();
    await reply('k');
    await reply('k', ' b ');
    await expect(reply('k', 'something else')).rejects.toMatchObject({ code: 'quote.key_reused' });
    expect(await messages()).toHaveLength(1);
    await reply('another');
    await reply();
    expect(await messages()).toHaveLength(3);
  });

  it('does neither when the e-mail cannot be written', async () => {
    const { emails, reply, status, messages } = await aReplyToQuote();
    emails.reply = () => {
      throw new Error('no such template');
    };
    await expect(reply()).rejects.toThrow('no such template');
    expect([await status(), await messages()]).toEqual(['pending', []]);
  });
});
