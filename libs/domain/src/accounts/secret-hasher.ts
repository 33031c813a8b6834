/** Port: one-way hashing of passwords and keys, slow on purpose. */
export abstract class SecretHasher {
  abstract hash(secret: string): Promise<string>;
  /** Takes as long whether `hash` is known or not, so that time does not tell which accounts exist. */
  abstract verify(hash: string | undefined, secret: string): Promise<boolean>;
}
