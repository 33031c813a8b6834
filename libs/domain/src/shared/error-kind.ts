/**
 * Of what kind a refusal is: `missing` there is no such thing; `rule` a rule of the business forbids it; `conflict`
 * it clashes with what is stored; `unauthenticated` nobody is known to ask; `forbidden` who asks may not;
 * `limit` it was asked too often.
 */
export type ErrorKind = 'missing' | 'rule' | 'conflict' | 'unauthenticated' | 'forbidden' | 'limit';
