/**
 * Port: the secrets of access keys. They are random and long, so nobody finds one by trying, and a fast hash is enough:
 * it is made at each call.
 */
export abstract class AccessKeySecrets {
  abstract generate(): string;
  /** A one-way hash; the same secret always gives the same hash, so a key can be looked up by it. */
  abstract hash(secret: string): string;
}
