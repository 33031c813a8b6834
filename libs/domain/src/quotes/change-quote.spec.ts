import { aQuote } from './quote.fixture';
import { afterEdit, checkNotes } from './change-quote';
import { MAX_QUOTE_NOTES_LENGTH } from './quote-change';
import {
  afterReply,
  checkQuoteReply,
  MAX_REPLY_BODY_LENGTH,
  MAX_REPLY_SUBJECT_LENGTH,
} from './reply-to-quote';
import { QUOTE_STATUSES } from './quote';

const message = {
  kind: 'quote-reply',
  to: 'g@example.org',
  replyTo: null,
  subject: 's',
  text: 't',
  html: 'h',
} as const;

describe('what an owner does to a quote', () => {
  it('is told by the history with what it was before', () => {
    const quote = aQuote({ status: 'answered', notes: 'Chiama martedì.' });
    expect(afterEdit(quote, { status: 'confirmed', notes: null })).toEqual({
      status: 'confirmed',
      notes: null,
      changes: [
        { field: 'status', from: 'answered', to: 'confirmed' },
        { field: 'notes', from: 'Chiama martedì.', to: null },
      ],
      messages: [],
    });
  });

  it('leaves no trace where nothing changes, and keeps what is not named', () => {
    const quote = aQuote({ status: 'answered', notes: 'Chiama martedì.' });
    expect(afterEdit(quote, { status: 'answered' })).toMatchObject({ notes: quote.notes, changes: [] });
    expect(afterEdit(quote, {})).toMatchObject({ status: 'answered', changes: [] });
  });

  it('may go from any status to any other, since owners mend their own slips', () => {
    for (const from of QUOTE_STATUSES)
      for (const to of QUOTE_STATUSES)
        expect(afterEdit(aQuote({ status: from }), { status: to }).status).toBe(to);
  });
});

describe('notes', () => {
  it('lose the blanks around them, and are none when nothing is left', () => {
    expect([checkNotes('  due bici '), checkNotes(' \n '), checkNotes(null)]).toEqual([
      'due bici',
      null,
      null,
    ]);
  });

  it.each([
    ['too long', 'x'.repeat(MAX_QUOTE_NOTES_LENGTH + 1), 'too_long'],
    ['with a bell in it', 'a\u0007b', 'invalid_characters'],
    ['with half a character', 'a\ud800b', 'invalid_characters'],
  ])('are refused when they are %s', (_name, text, code) => {
    expect(() => checkNotes(text)).toThrow(
      expect.objectContaining({
        code: 'quote.invalid',
        fields: [expect.objectContaining({ field: 'notes', code })],
      }),
    );
  });
});

describe('a reply', () => {
  const reply = { subject: 'La tua richiesta', body: 'Volentieri!' };

  it('makes a waiting quote an answered one, and its message is sent', () => {
    expect(afterReply(aQuote(), reply, message)).toEqual({
      status: 'answered',
      notes: null,
      changes: [
        { field: 'reply', from: null, to: reply.subject },
        { field: 'status', from: 'pending', to: 'answered' },
      ],
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
