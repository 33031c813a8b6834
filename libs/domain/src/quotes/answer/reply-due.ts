const HOUR_MS = 3_600_000;

/** How soon guests are promised an answer (hours). Source: specification §9, Quote reply. */
export const REPLY_WITHIN_HOURS = 24;

/** How much time is left to answer as promised, or how late it is. */
export interface ReplyDue {
  /** Milliseconds that are left; 0 once it is late. */
  readonly leftMs: number;
  /** Milliseconds since then; 0 while there is time. */
  readonly lateMs: number;
}

export function replyDue(createdAt: Date, now: Date): ReplyDue {
  const leftMs = createdAt.getTime() + REPLY_WITHIN_HOURS * HOUR_MS - now.getTime();
  return { leftMs: Math.max(0, leftMs), lateMs: Math.max(0, -leftMs) };
}
