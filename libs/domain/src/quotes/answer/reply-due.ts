const HOUR_MS = 3_600_000;

/** How soon guests were promised an answer (hours). Source: specification §9, Quote reply. */
export const REPLY_WITHIN_HOURS = 24;

/** How long there is time to answer as the guest was promised, or by how much that is past. */
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
