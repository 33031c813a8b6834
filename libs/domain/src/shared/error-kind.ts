/**
 * What kind of error a code stands for: `invalid` fields break their rules, and the error names them; `missing` there is
 * no such thing; `rule` a business rule forbids it; `conflict` it clashes with what is stored; `unauthenticated` nobody
 * is signed in; `forbidden` the caller may not do it; `limit` it was done too often.
 */
export type ErrorKind =
  'invalid' | 'missing' | 'rule' | 'conflict' | 'unauthenticated' | 'forbidden' | 'limit';
