import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@ospite/domain';
import { ServerSecrets } from '../platform/persistence/server-secrets';

/** A link past the offline notice works this long (milliseconds). Source: decisions §3. */
export const PREVIEW_MS = 30 * 60_000;

/** Signs and checks what lets somebody look past the offline notice: `<end in Unix seconds>.<signature>`. */
@Injectable()
export class PreviewLinks {
  constructor(
    private readonly secrets: ServerSecrets,
    private readonly clock: Clock,
  ) {}

  async issue(): Promise<{ token: string; expiresAt: Date }> {
    const seconds = Math.floor((this.clock.now().getTime() + PREVIEW_MS) / 1000);
    const token = `${seconds}.${await this.signature(String(seconds))}`;
    return { token, expiresAt: new Date(seconds * 1000) };
  }

  /** When the token ends; undefined when it is not ours or has ended. */
  async check(token: string): Promise<Date | undefined> {
    const [seconds = '', signature = ''] = token.split('.');
    if (!/^\d{10,11}$/.test(seconds)) return undefined;
    const expected = Buffer.from(await this.signature(seconds));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const end = new Date(Number(seconds) * 1000);
    return end > this.clock.now() ? end : undefined;
  }

  private async signature(text: string): Promise<string> {
    return createHmac('sha256', await this.secrets.obtain('preview'))
      .update(text)
      .digest('base64url');
  }
}
