/** Port: one-way hashing of passwords and keys, slow on purpose. */
export abstract class SecretHasher {
  abstract hash(secret: string): Promise<string>;
  /**
   * Takes as long without a `hash`, so that time does not tell which accounts exist.
   * @param isExpected comes from a known device, and does not wait behind strangers who guess
   */
  abstract verify(hash: string | undefined, secret: string, isExpected?: boolean): Promise<boolean>;
}

/** Port: random secrets that a person can read from a console and type. */
export abstract class SecretGenerator {
  abstract generate(): string;
}
