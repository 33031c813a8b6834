import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '@ospite/domain';

/** How a session's id is stored: reading the table is not enough to use it. */
export function sessionIdHash(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

/**
 * Keeps an account and the session in which it asks from being removed until the transaction ends: whoever ends them waits,
 * and then removes what was added. The account comes first, as where it is removed with its sessions.
 * @param sessionId undefined when it asks in none
 * @throws DomainError `account.not_signed_in` when one of them is gone
 */
export async function checkSignedIn(em: EntityManager, accountId: number, sessionId?: string): Promise<void> {
  const isThere = async (query: string, values: readonly unknown[]) =>
    (await em.execute(`${query} for key share`, values)).length > 0;
  const isSignedIn =
    (await isThere('select 1 from account where id = ?', [accountId])) &&
    (sessionId === undefined ||
      (await isThere('select 1 from session where id_hash = ? and account_id = ?', [
        sessionIdHash(sessionId),
        accountId,
      ])));
  if (!isSignedIn) throw new DomainError('account.not_signed_in');
}
