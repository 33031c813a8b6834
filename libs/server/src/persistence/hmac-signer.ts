import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FactoryProvider } from '@nestjs/common';
import { Signer } from '@ospite/domain/shared';
import { ServerSecrets, type SecretName } from './server-secrets';

/** Signs with a key that all replicas share. */
class HmacSigner extends Signer {
  private key: Promise<string> | undefined;

  constructor(
    private readonly secrets: ServerSecrets,
    private readonly secret: SecretName,
  ) {
    super();
  }

  override async sign(text: string): Promise<string> {
    return createHmac('sha256', await this.obtainKey())
      .update(text)
      .digest('base64url');
  }

  override async isSigned(text: string, signature: string): Promise<boolean> {
    const expected = Buffer.from(await this.sign(text));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  /** Read once: anybody can send signatures, and each would ask the database. */
  private obtainKey(): Promise<string> {
    this.key ??= this.secrets.obtain(this.secret).catch((error: unknown) => {
      this.key = undefined;
      throw error;
    });
    return this.key;
  }
}

/** Provides a signing port with a key of its own. */
export function hmacSigner(port: abstract new () => Signer, secret: SecretName): FactoryProvider<Signer> {
  return {
    provide: port,
    useFactory: (secrets: ServerSecrets) => new HmacSigner(secrets, secret),
    inject: [ServerSecrets],
  };
}
