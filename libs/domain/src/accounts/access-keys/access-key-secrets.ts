/**
 * Port: the secrets of access keys. They are random and long, so nobody finds one by trying, and a fast hash is enough:
 * it is made at each call.
 */
export abstract class AccessKeySecrets {
  abstract generate(): string;
  /** One way, and the same for the same secret, so that a key is found by it. */
  abstract hash(secret: string): string;
}
