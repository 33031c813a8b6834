import {
  isNetworkProblem,
  newIdempotencyKey,
  problemOf,
  useReplyToQuoteMutation,
  type Problem,
  type QuoteWithHistory,
} from '@ospite/contracts';
import { useRef, useState } from 'react';
import type { ReplyText } from './reply-text';

interface ReplySending {
  readonly isSending: boolean;
  /** Why the last try failed. */
  readonly problem: Problem | undefined;
  /** Whether the last try had these words and no answer: it may have arrived all the same. */
  readonly mayBeSent: (text: ReplyText) => boolean;
  /** @returns the quote once its e-mail is in the outbox */
  readonly send: (text: ReplyText) => Promise<QuoteWithHistory | undefined>;
}

/** Sends replies: the same words under the same key, so that a try whose answer was lost is no second e-mail. */
export function useReplySending({ id, updatedAt }: QuoteWithHistory): ReplySending {
  const [sendReply, { isLoading }] = useReplyToQuoteMutation();
  const [failure, setFailure] = useState<{ readonly problem: Problem; readonly words: string }>();
  const last = useRef({ words: '', key: '' });
  return {
    isSending: isLoading,
    problem: failure?.problem,
    mayBeSent: (text) =>
      failure !== undefined && isNetworkProblem(failure.problem) && failure.words === wordsOf(text),
    send: async (text) => {
      const { subject, body } = text;
      const words = wordsOf(text);
      if (last.current.words !== words) last.current = { words, key: newIdempotencyKey() };
      setFailure(undefined);
      const { data, error } = await sendReply({
        quoteId: id,
        'Idempotency-Key': last.current.key,
        replyToQuoteRequest: { subject, body, updatedAt },
      });
      if (error !== undefined) setFailure({ problem: problemOf(error), words });
      else last.current = { words: '', key: '' };
      return data;
    },
  };
}

function wordsOf({ subject, body }: ReplyText): string {
  return JSON.stringify([subject, body]);
}
