import type { Message } from '@ospite/contracts';

/** A mail server answers within seconds, and the outbox polls every 15 s for messages that it was not notified of. */
const LATE_MS = 2 * 60_000;

/** Whether a message should have left by now: a try has failed, the mail server takes none, or none was made for minutes. */
export function isLate({ status, attempts, lastError, createdAt }: Message, now: Date): boolean {
  const isOld = now.getTime() - Date.parse(createdAt) > LATE_MS;
  return status === 'pending' && (attempts > 0 || lastError !== null || isOld);
}
