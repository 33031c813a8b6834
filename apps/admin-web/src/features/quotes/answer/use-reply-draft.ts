import type { QuoteWithHistory, ReplyTemplate } from '@ospite/contracts';
import { REPLY_PLACEHOLDERS, type PlaceholderValues } from '@ospite/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { readDraft, writeDraft } from '../../../shared/drafts';
import { guestName } from '../quote-texts';
import {
  filledTemplate,
  openPrice,
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
  /** `updatedAt` of the quote when the owner began to write. */
  readonly begunOn: string;
  /** Whether somebody typed in its texts. */
  readonly isTyped: boolean;
}

interface ReplyDraft {
  readonly reply: Reply;
  /** Whether this is what was written before the screen was left. */
  readonly isResumed: boolean;
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
    begunOn: quote.updatedAt,
    isTyped: false,
  });
  const [reply, setReply] = useState<Reply>(() => {
    const given = openPrice(quote);
    const stored = storedReply(name);
    return stored ? { ...stored, given: { ...given, ...stored.given } } : fresh(templates[0], given);
  });
  const [isResumed, setResumed] = useState(() => hasReplyDraft(quote.id));
  const keep = (changed: Reply) => {
    setReply(changed);
    writeDraft(name, changed, about);
  };
  return {
    reply,
    isResumed,
    type: (change) => keep({ ...reply, ...change, isTyped: true }),
    give: (typed) => {
      const given = { ...reply.given, ...typed };
      if (!reply.isTyped) {
        keep(
          fresh(
            templates.find((template) => template.name === reply.template),
            given,
          ),
        );
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
      keep({ ...reply, given, words, subject: replaced(reply.subject), body: replaced(reply.body) });
    },
    fill: (template) => {
      setReply(fresh(template, reply.given));
      setResumed(false);
      writeDraft(name, null);
    },
    forget: () => writeDraft(name, null),
  };
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
