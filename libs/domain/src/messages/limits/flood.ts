import type { Message } from '../message';

/**
 * More messages about new quotes, or about new reviews, than this within the window (milliseconds) are a flood and not
 * guests: a property of a few rooms does not get as many in a day. Source: specification §15; the
 * figures are ours.
 */
export const FLOOD_LIMIT = 30;
export const FLOOD_WINDOW_MS = 15 * 60_000;

/** Messages of one kind to the owner, counted for the window that ends now. */
export interface OwnerMessageCounts {
  /** Those that were written within the window. */
  readonly written: number;
  /** Those that are due now, however old. */
  readonly due: number;
  /** When the last digest of them was written; null when there was none. */
  readonly lastGatheredAt: Date | null;
}

/** Recent traffic of the outbox. */
export interface Traffic {
  readonly quotes: OwnerMessageCounts;
  readonly reviews: OwnerMessageCounts;
  /**
   * Messages to guests that were sent within the window although they had been written more than a window earlier, and
   * nobody asked for them.
   */
  readonly backlogSent: number;
}

/** What to do with messages that are due; each is in one of the lists, and all stay in the outbox. */
export interface SendingPlan {
  readonly send: readonly Message[];
  /** One digest for each kind stands for these. */
  readonly gather: readonly Message[];
  /** These are postponed; that does not count as a try. */
  readonly postpone: readonly { readonly message: Message; readonly until: Date }[];
}

/** Whether more comes in than guests would write, or more is waiting than anybody could read. */
export function isFlood({ written, due }: OwnerMessageCounts): boolean {
  return written > FLOOD_LIMIT || due > FLOOD_LIMIT;
}

/**
 * In a flood of quotes the owner gets one digest per window and guests get nothing: their addresses may be anyone's,
 * and our e-mail to them is what the flood is after. When it is over, the backlog of guests is sent at the pace of one
 * flood limit per window, and new guests do not wait behind it: messages written within the window are no flood, so
 * they are few. A flood of reviews becomes digests likewise, and no guest who asks for a quote waits for it. What the
 * owner writes or asks for is always sent. Source: specification §15.
 */
export function planSending(due: readonly Message[], traffic: Traffic, now: Date): SendingPlan {
  const isQuoteFlood = isFlood(traffic.quotes);
  const send: Message[] = [];
  const gather: Message[] = [];
  const postpone: { message: Message; until: Date }[] = [];
  let backlogLeft = FLOOD_LIMIT - traffic.backlogSent;
  for (const message of due) {
    const owners = ownerMessageCounts(message, traffic);
    if (message.askedFor) send.push(message);
    else if (owners && isFlood(owners)) {
      const nextDigest = owners.lastGatheredAt ? aWindowAfter(owners.lastGatheredAt) : now;
      if (nextDigest > now) postpone.push({ message, until: nextDigest });
      else gather.push(message);
    } else if (message.kind === 'quote-to-guest') {
      const isBacklog = aWindowAfter(message.createdAt) <= now;
      if (isQuoteFlood || (isBacklog && backlogLeft <= 0))
        postpone.push({ message, until: aWindowAfter(now) });
      else {
        send.push(message);
        if (isBacklog) backlogLeft -= 1;
      }
    } else send.push(message);
  }
  return { send, gather, postpone };
}

/** The traffic that decides about a message to the owner; undefined for other messages. */
function ownerMessageCounts({ kind }: Message, { quotes, reviews }: Traffic): OwnerMessageCounts | undefined {
  if (kind === 'quote-to-owner') return quotes;
  return kind === 'review-to-owner' ? reviews : undefined;
}

function aWindowAfter(instant: Date): Date {
  return new Date(instant.getTime() + FLOOD_WINDOW_MS);
}
