/**
 * What stands where a person's data were, once they were taken out: rows keep counting, and name nobody. The address
 * can reach no one (RFC 2606 §2). Source: decisions §4 and §5, privacy.
 */
export const ANONYMOUS_EMAIL = 'anonymous@anonymous.invalid';
export const ANONYMOUS_NAME = '–';
