import type { QuoteWithHistory, ReplyTemplate } from '@ospite/contracts';
import { REPLY_PLACEHOLDERS, type PlaceholderValues } from '@ospite/domain';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { readDraft, writeDraft } from '../../../../shared/drafts';
import { guestName } from '../../quote-texts';
import {
  filledTemplate,
  openPrice,
  priceToday,
  plainBeginning,
  placeholderValues,
  type GivenValues,
  type ReplyText,
} from './reply-text';

/** A reply that is being written. */
export interface Reply extends ReplyText {
  /** Name of the template that it came from; empty for none. */
  readonly template: string;
  /** What was typed for its open placeholders. */
  readonly given: GivenValues;
  /** What its placeholders were last filled in with. */
  readonly words: PlaceholderValues;
  /** What the stay cost that day, as the owner would type it. */
  readonly priceThen?: string;
  /** `updatedAt` of the quote when the owner began to write. */
  readonly begunOn: string;
  /** Whether somebody typed in its texts. */
  readonly isTyped: boolean;
}

interface ReplyDraft {
  readonly reply: Reply;
  /** Whether this is what was written before the screen was left. */
  readonly isResumed: boolean;
  /** What no longer holds of what was written then; the owner is asked for it again. */
  readonly outdated: readonly string[];
  readonly type: (change: Partial<ReplyText>) => void;
  /** Gives words for open placeholders: in a text that was typed in they take the place of those given before. */
  readonly give: (words: GivenValues) => void;
  /** Fills in a template, or the plain beginning for undefined, in place of what is there. */
  readonly fill: (template: ReplyTemplate | undefined) => void;
  /** Forgets what was typed, once it is sent. */
  readonly forget: () => void;
}

/** Whether a reply to this quote was begun on this device. */
export function hasReplyDraft(quoteId: number): boolean {
  return storedReply(nameOf(quoteId)) !== null;
}

/** The reply to a quote: what was typed before, also before a reload, or the first template filled in. */
export function useReplyDraft(quote: QuoteWithHistory, templates: readonly ReplyTemplate[]): ReplyDraft {
  const { t } = useTranslation();
  const { pathname: path } = useLocation();
  const about = { title: t('office:quote.reply.draft', { name: guestName(t, quote) }), path };
  const name = nameOf(quote.id);
  const fresh = (template: ReplyTemplate | undefined, given: GivenValues): Reply => ({
    ...(template ? filledTemplate(template, quote, given) : plainBeginning(quote)),
    template: template?.name ?? '',
    given,
    words: placeholderValues(quote, given),
    priceThen: priceToday(quote, given),
    begunOn: quote.updatedAt,
    isTyped: false,
  });
  const templateNamed = (wanted: string) => templates.find((template) => template.name === wanted);
  const [stored] = useState(() => storedReply(name));
  const [outdated] = useState(() => (stored ? outdatedTexts(t, quote, stored) : { given: {}, texts: [] }));
  const [reply, setReply] = useState<Reply>(() => {
    if (!stored) return fresh(templates[0], openPrice(quote));
    const given = { ...openPrice(quote), ...stored.given, ...outdated.given };
    return stored.isTyped ? { ...stored, given } : fresh(templateNamed(stored.template), given);
  });
  const [isResumed, setResumed] = useState(stored !== null);
  const keep = (changed: Reply) => {
    setReply(changed);
    writeDraft(name, changed, about);
  };
  return {
    reply,
    isResumed,
    outdated: outdated.texts,
    type: (change) => keep({ ...reply, ...change, isTyped: true }),
    give: (typed) => {
      const given = { ...reply.given, ...typed };
      if (!reply.isTyped) {
        keep(fresh(templateNamed(reply.template), given));
        return;
      }
      const wanted = placeholderValues(quote, given);
      const replaced = (text: string) =>
        REPLY_PLACEHOLDERS.reduce((replacing, name) => {
          const [old, word] = [reply.words[name], wanted[name]];
          return old && word ? replacing.replaceAll(old, word) : replacing;
        }, text);
      // What is empty for a moment, as between two prices, still stands in the text.
      const words = mergedValues(wanted, reply.words);
      const priceThen = priceToday(quote, given);
      keep({
        ...reply,
        given,
        words,
        priceThen,
        subject: replaced(reply.subject),
        body: replaced(reply.body),
      });
    },
    fill: (template) => {
      setReply(fresh(template, reply.given));
      setResumed(false);
      writeDraft(name, null);
    },
    forget: () => writeDraft(name, null),
  };
}

/** What no longer holds of a reply that was begun earlier, as values that are asked for again and as sentences. */
function outdatedTexts(
  t: TFunction,
  quote: QuoteWithHistory,
  { given, words, priceThen }: Reply,
): { readonly given: GivenValues; readonly texts: readonly string[] } {
  const room = words.room;
  if (room !== null && room !== quote.replyWords.room && !quote.offers.some(({ name }) => name === room))
    return { given: { room: '', estimate: '' }, texts: [t('office:quote.reply.roomGone', { room })] };
  const now = priceToday(quote, given);
  const hasRoom = quote.replyWords.room !== null || given.room !== undefined;
  if (!hasRoom || words.estimate === null || priceThen === undefined || priceThen === now)
    return { given: {}, texts: [] };
  const text = now ? t('office:quote.reply.priceChanged', { price: now }) : t('office:quote.reply.priceGone');
  return { given: { estimate: '' }, texts: [text] };
}

const NO_WORDS = Object.fromEntries(REPLY_PLACEHOLDERS.map((name) => [name, null])) as PlaceholderValues;

function mergedValues(words: PlaceholderValues, otherwise: PlaceholderValues): PlaceholderValues {
  return Object.fromEntries(
    REPLY_PLACEHOLDERS.map((name) => [name, words[name] ?? otherwise[name]]),
  ) as PlaceholderValues;
}

function nameOf(quoteId: number): string {
  return `reply.${quoteId}`;
}

/** What an earlier version stored otherwise is no draft. */
function storedReply(name: string): Reply | null {
  const draft = readDraft(name) as Partial<Reply> | null;
  if (draft === null || typeof draft !== 'object') return null;
  const { subject, body, template, begunOn } = draft;
  const texts = [subject, body, template, begunOn];
  return texts.every((text) => typeof text === 'string')
    ? ({ given: {}, words: NO_WORDS, ...draft } as Reply)
    : null;
}
