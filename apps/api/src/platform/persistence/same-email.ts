import { raw } from '@mikro-orm/postgresql';

/** Rows whose column holds this e-mail address, however either is written in capitals. */
export function sameEmail(column: string, email: string) {
  return { [raw((alias) => `lower(${alias}.${column})`)]: email.toLowerCase() };
}
