import type { RateLimiter } from '../../shared';
import { DeviceSigner, KnownDevices, type Guesser } from './known-devices';
import { SecretGenerator, SecretHasher } from './secret-hasher';

/** Hashes that a test can read: `hash of mirto`. */
export class ReadableHasher extends SecretHasher {
  override async hash(secret: string): Promise<string> {
    return `hash of ${secret}`;
  }

  override async verify(hash: string | undefined, secret: string): Promise<boolean> {
    return hash === `hash of ${secret}`;
  }
}

/** `generated-1`, `generated-2` and so on. */
export class CountingGenerator extends SecretGenerator {
  private count = 0;

  override generate(): string {
    this.count += 1;
    return `generated-${this.count}`;
  }
}

class ReadableSigner extends DeviceSigner {
  override async sign(text: string): Promise<string> {
    return `signed: ${text}`;
  }

  override async isSigned(text: string, signature: string): Promise<boolean> {
    return signature === (await this.sign(text));
  }
}

/** Devices whose tokens a test can read. */
export function readableDevices(limiter: RateLimiter): KnownDevices {
  return new KnownDevices(new ReadableSigner(), limiter);
}

/** Who guesses from an address. @param token what their browser has, for whatever secret */
export function aGuesser(sender = '203.0.113.7', token?: string): Guesser {
  return { sender, deviceTokens: () => (token === undefined ? [] : [token]) };
}
