import { comparableAddress } from '@ospite/domain';
import type { EntityManager, LockMode } from '@mikro-orm/postgresql';

/** Whether a person's rows are only read, or locked until the transaction ends. */
export type RowLock = LockMode.NONE | LockMode.PESSIMISTIC_WRITE;

/** SQL of what stands before the `@`, without capitals as `comparableAddress` writes it. */
const localPart = (email: string): string =>
  `normalize(replace(lower(normalize(split_part(${email}, '@', 1), NFC)), 'ς', 'σ'), NFC)`;

/**
 * The spellings of an address that a query finds. PostgreSQL compares what stands before the `@`; a domain may be written in
 * its own letters or as `xn--…`, which it cannot tell.
 * @param known SQL that selects all addresses as `email`
 */
export async function spellingsOf(em: EntityManager, known: string, email: string): Promise<string[]> {
  const rows = await em.execute<{ email: string }[]>(
    `select distinct email from (${known}) as known where ${localPart('email')} = ${localPart('?')}`,
    [email],
  );
  const wanted = domainOf(email);
  return rows.map((row) => row.email).filter((one) => domainOf(one) === wanted);
}

function domainOf(email: string): string {
  const comparable = comparableAddress(email);
  return comparable.slice(comparable.lastIndexOf('@'));
}
