const HOUR_MS = 3_600_000;

/** How soon guests were promised an answer (hours). Source: specification §9, Quote reply. */
export const REPLY_WITHIN_HOURS = 24;

/** By when a guest was promised an answer, and by how much that is past. */
export interface ReplyDue {
  readonly at: Date;
  /** Milliseconds since then; 0 while there is time. */
  readonly lateMs: number;
}

export function replyDue(createdAt: Date, now: Date): ReplyDue {
  const at = new Date(createdAt.getTime() + REPLY_WITHIN_HOURS * HOUR_MS);
  return { at, lateMs: Math.max(0, now.getTime() - at.getTime()) };
}
