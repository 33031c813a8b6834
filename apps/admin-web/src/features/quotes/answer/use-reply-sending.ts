import {
  newIdempotencyKey,
  problemOf,
  useReplyToQuoteMutation,
  type Problem,
  type QuoteDossier,
} from '@ospite/contracts';
import { useRef, useState } from 'react';
import type { ReplyText } from './reply-text';

interface ReplySending {
  readonly isSending: boolean;
  /** Why the last try failed. */
  readonly problem: Problem | undefined;
  /** @returns the quote once its e-mail is in the outbox */
  readonly send: (text: ReplyText) => Promise<QuoteDossier | undefined>;
}

/** Sends replies: the same words under the same key, so that a try whose answer was lost is no second e-mail. */
export function useReplySending({ id, updatedAt }: QuoteDossier): ReplySending {
  const [sendReply, { isLoading }] = useReplyToQuoteMutation();
  const [problem, setProblem] = useState<Problem>();
  const last = useRef({ words: '', key: '' });
  return {
    isSending: isLoading,
    problem,
    send: async ({ subject, body }) => {
      const words = JSON.stringify([subject, body]);
      if (last.current.words !== words) last.current = { words, key: newIdempotencyKey() };
      setProblem(undefined);
      const { data, error } = await sendReply({
        quoteId: id,
        'Idempotency-Key': last.current.key,
        replyToQuoteRequest: { subject, body, updatedAt },
      });
      if (error !== undefined) setProblem(problemOf(error));
      else last.current = { words: '', key: '' };
      return data;
    },
  };
}
