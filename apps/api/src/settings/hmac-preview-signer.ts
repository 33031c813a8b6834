import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PreviewSigner } from '@ospite/domain';
import { ServerSecrets } from '../platform/persistence/server-secrets';

/** Signs with a key that all replicas share. */
@Injectable()
export class HmacPreviewSigner extends PreviewSigner {
  constructor(private readonly secrets: ServerSecrets) {
    super();
  }

  override async sign(text: string): Promise<string> {
    return createHmac('sha256', await this.secrets.obtain('preview'))
      .update(text)
      .digest('base64url');
  }

  override async isSigned(text: string, signature: string): Promise<boolean> {
    const expected = Buffer.from(await this.sign(text));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
