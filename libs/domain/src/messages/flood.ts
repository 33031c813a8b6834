import type { Message } from './message';

/**
 * More messages about new quotes, or about new reviews, than this within the window (milliseconds) are a flood and not
 * guests: a property of a few rooms does not get as many in a day. Source: decisions §7 ("in a flood"); the figures are
 * ours.
 */
export const FLOOD_LIMIT = 30;
export const FLOOD_WINDOW_MS = 15 * 60_000;

/** Messages to the owner of one kind, counted for the window that ends now. */
export interface OwnersTraffic {
  /** Those that were written within the window. */
  readonly written: number;
  /** Those that are due now, however old. */
  readonly due: number;
  /** When such messages were last gathered into one; null when they never were. */
  readonly lastGatheredAt: Date | null;
}

/** What went through the outbox lately. */
export interface Traffic {
  readonly quotes: OwnersTraffic;
  readonly reviews: OwnersTraffic;
  /**
   * Messages to guests that were sent within the window although they were written more than a window before that, and
   * nobody asked for them.
   */
  readonly backlogSent: number;
}

/** What to do with messages that are due; each is in one of the lists, and every one of them stays in the outbox. */
export interface SendingPlan {
  readonly send: readonly Message[];
  /** These go out as one message for each kind. */
  readonly gather: readonly Message[];
  /** These wait; it does not count as a try. */
  readonly hold: readonly { readonly message: Message; readonly until: Date }[];
}

/** Whether so much comes in that it cannot be guests, or so much waits that nobody could read it. */
export function isFlood({ written, due }: OwnersTraffic): boolean {
  return written > FLOOD_LIMIT || due > FLOOD_LIMIT;
}

/**
 * In a flood of quotes the owner gets one message in a window that names all of them, and guests none: their addresses
 * may be anyone's, and what we would send them is what the flood is after. Afterwards guests get theirs at a walking
 * pace, and who asks then does not wait behind them: what was written within the window is no flood, so it is not much.
 * A flood of reviews is gathered likewise, and keeps no guest waiting who asks for a quote. What the owner writes or asks
 * for is always sent. Source: decisions §7.
 */
export function planSending(due: readonly Message[], traffic: Traffic, now: Date): SendingPlan {
  const isQuoteFlood = isFlood(traffic.quotes);
  const send: Message[] = [];
  const gather: Message[] = [];
  const hold: { message: Message; until: Date }[] = [];
  let backlogLeft = FLOOD_LIMIT - traffic.backlogSent;
  for (const message of due) {
    const owners = ownersTraffic(message, traffic);
    if (message.askedFor) send.push(message);
    else if (owners && isFlood(owners)) {
      const nextGathering = owners.lastGatheredAt ? after(owners.lastGatheredAt) : now;
      if (nextGathering > now) hold.push({ message, until: nextGathering });
      else gather.push(message);
    } else if (message.kind === 'quote-to-guest') {
      const isBacklog = after(message.createdAt) <= now;
      if (isQuoteFlood || (isBacklog && backlogLeft <= 0)) hold.push({ message, until: after(now) });
      else {
        send.push(message);
        if (isBacklog) backlogLeft -= 1;
      }
    } else send.push(message);
  }
  return { send, gather, hold };
}

/** What is counted with a message to the owner about something new; undefined for other messages. */
function ownersTraffic({ kind }: Message, { quotes, reviews }: Traffic): OwnersTraffic | undefined {
  if (kind === 'quote-to-owner') return quotes;
  return kind === 'review-to-owner' ? reviews : undefined;
}

function after(instant: Date): Date {
  return new Date(instant.getTime() + FLOOD_WINDOW_MS);
}
