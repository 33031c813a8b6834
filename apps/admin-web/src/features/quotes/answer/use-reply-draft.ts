import type { QuoteDossier, ReplyTemplate } from '@ospite/contracts';
import { useState } from 'react';
import { readDraft, writeDraft } from '../../../shared/drafts';
import { filledTemplate, plainBeginning, type ReplyText } from './reply-text';

/** A reply that is being written. */
export interface Reply extends ReplyText {
  /** Name of the template that it came from; empty for none. */
  readonly template: string;
  /** `updatedAt` of the quote when the owner began to write. */
  readonly begunOn: string;
  /** Whether somebody typed in it. */
  readonly isTyped: boolean;
}

interface ReplyDraft {
  readonly reply: Reply;
  readonly type: (change: Partial<ReplyText>) => void;
  /** Fills in a template, or the plain beginning for undefined, in place of what is there. */
  readonly fill: (template: ReplyTemplate | undefined) => void;
  /** Forgets what was typed and begins anew on the quote as it is after sending. */
  readonly begin: (quote: QuoteDossier) => void;
}

/** The reply to a quote: what was typed before, also before a reload, or the first template filled in. */
export function useReplyDraft(quote: QuoteDossier, templates: readonly ReplyTemplate[]): ReplyDraft {
  const name = `reply.${quote.id}`;
  const fresh = (template: ReplyTemplate | undefined, on = quote): Reply => ({
    ...(template ? filledTemplate(template, on) : plainBeginning(on)),
    template: template?.name ?? '',
    begunOn: on.updatedAt,
    isTyped: false,
  });
  const [reply, setReply] = useState<Reply>(() => storedReply(name) ?? fresh(templates[0]));
  return {
    reply,
    type: (change) => {
      const typed = { ...reply, ...change, isTyped: true };
      setReply(typed);
      writeDraft(name, typed);
    },
    fill: (template) => {
      setReply(fresh(template));
      writeDraft(name, null);
    },
    begin: (stored) => {
      setReply(fresh(templates[0], stored));
      writeDraft(name, null);
    },
  };
}

/** What an earlier version stored otherwise is no draft. */
function storedReply(name: string): Reply | null {
  const draft = readDraft(name) as Partial<Reply> | null;
  if (draft === null || typeof draft !== 'object') return null;
  const { subject, body, template, begunOn } = draft;
  const texts = [subject, body, template, begunOn];
  return texts.every((text) => typeof text === 'string') ? (draft as Reply) : null;
}
