import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccessKeySecrets } from '@ospite/domain';

/** Tells people, and programs that search for leaked secrets, what it is. */
const PREFIX = 'ospite_';
const RANDOM_BYTES = 32;

/** `ospite_` and 256 random bits; SHA-256 is one way for what nobody can guess, and costs a call nothing. */
@Injectable()
export class RandomAccessKeySecrets extends AccessKeySecrets {
  override generate(): string {
    return `${PREFIX}${randomBytes(RANDOM_BYTES).toString('base64url')}`;
  }

  override hash(secret: string): string {
    return createHash('sha256').update(secret).digest('hex');
  }
}
