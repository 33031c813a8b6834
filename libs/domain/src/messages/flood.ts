import type { Message } from './message';

/**
 * More letters about new quotes than this within the window (milliseconds) are a flood and not guests: a property of a
 * few rooms does not get as many in a day. Source: decisions §7 ("in a flood"); the figures are ours.
 */
export const FLOOD_LIMIT = 30;
export const FLOOD_WINDOW_MS = 15 * 60_000;

/** What went through the outbox lately, counted for the window that ends now. */
export interface Traffic {
  /** Letters to the owner about new quotes that were written within the window. */
  readonly ownersWritten: number;
  /** Such letters that are due now, however old. */
  readonly ownersDue: number;
  /** Letters to guests that were sent within the window although they were written more than a window before that. */
  readonly backlogSent: number;
  /** When letters to the owner were last gathered into one; null when they never were. */
  readonly lastGatheredAt: Date | null;
}

/** What to do with messages that are due; each is in one of the lists, and every one of them stays in the outbox. */
export interface SendingPlan {
  readonly send: readonly Message[];
  /** These go out as one letter. */
  readonly gather: readonly Message[];
  /** These wait; it does not count as a try. */
  readonly hold: readonly { readonly message: Message; readonly until: Date }[];
}

/** Whether so much comes in that it cannot be guests, or so much waits that nobody could read it. */
export function isFlood({ ownersWritten, ownersDue }: Traffic): boolean {
  return ownersWritten > FLOOD_LIMIT || ownersDue > FLOOD_LIMIT;
}

/**
 * In a flood the owner gets one letter in a window that names all new quotes, and guests none: their addresses may be
 * anyone's, and what we would send them is what the flood is after. Afterwards guests get theirs at a walking pace,
 * and who asks then does not wait behind them: what was written within the window is no flood, so it is not much.
 * What the owner writes or asks for is always sent. Source: decisions §7.
 */
export function planSending(due: readonly Message[], traffic: Traffic, now: Date): SendingPlan {
  const flood = isFlood(traffic);
  const send: Message[] = [];
  const gather: Message[] = [];
  const hold: { message: Message; until: Date }[] = [];
  const nextGathering = traffic.lastGatheredAt ? after(traffic.lastGatheredAt) : now;
  let backlogLeft = FLOOD_LIMIT - traffic.backlogSent;
  for (const message of due) {
    if (message.askedFor) send.push(message);
    else if (message.kind === 'quote-to-owner' && flood) {
      if (nextGathering > now) hold.push({ message, until: nextGathering });
      else gather.push(message);
    } else if (message.kind === 'quote-to-guest') {
      const isBacklog = after(message.createdAt) <= now;
      if (flood || (isBacklog && backlogLeft <= 0)) hold.push({ message, until: after(now) });
      else {
        send.push(message);
        if (isBacklog) backlogLeft -= 1;
      }
    } else send.push(message);
  }
  return { send, gather, hold };
}

function after(instant: Date): Date {
  return new Date(instant.getTime() + FLOOD_WINDOW_MS);
}
