import { raw, type LockMode } from '@mikro-orm/postgresql';

/** Whether a person's rows are only read, or locked until the transaction ends. */
export type RowLock = LockMode.NONE | LockMode.PESSIMISTIC_WRITE;

/** SQL of an address without its capitals, as `inSmallLetters` writes it. */
export const smallLetters = (email: string): string => `replace(lower(${email}), 'ς', 'σ')`;

/** Rows whose column holds this e-mail address, in capitals or not. */
export function sameEmail(column: string, email: string) {
  return { [raw((alias) => `${smallLetters(`${alias}.${column}`)} = ${smallLetters('?')}`, [email])]: [] };
}
