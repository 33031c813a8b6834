import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ServerSecrets } from '../platform/persistence/server-secrets';
import { madeUpSecret } from './made-up-secret';

const NAME = 'setup-code';

/** The code on the server's console that allows the first account to be made by request. */
@Injectable()
export class SetupCode {
  constructor(private readonly secrets: ServerSecrets) {}

  /** Makes a new code in place of an older one. @returns the code, to be printed */
  async renew(): Promise<string> {
    const code = madeUpSecret();
    await this.secrets.replace(NAME, digestOf(code));
    return code;
  }

  async matches(code: string): Promise<boolean> {
    const known = await this.secrets.find(NAME);
    return known !== undefined && timingSafeEqual(Buffer.from(known), Buffer.from(digestOf(code)));
  }

  async forget(): Promise<void> {
    await this.secrets.remove(NAME);
  }
}

/** A fast hash is enough: the code is 99 random bits, which nobody guesses. */
function digestOf(code: string): string {
  return createHash('sha256').update(code.trim().toLowerCase()).digest('hex');
}
