import type { Clock } from '../shared/clock';

/** A preview link works this long (milliseconds). Source: decisions §3. */
export const PREVIEW_MS = 30 * 60_000;

/** Port: signs what only this installation can have written. */
export abstract class PreviewSigner {
  abstract sign(text: string): Promise<string>;
  /** Compares in constant time. */
  abstract isSigned(text: string, signature: string): Promise<boolean>;
}

/** Issues a token that shows the site while it is offline: `<end in Unix seconds>.<signature>`. */
export class IssuePreview {
  constructor(
    private readonly signer: PreviewSigner,
    private readonly clock: Clock,
  ) {}

  async issue(): Promise<{ readonly token: string; readonly expiresAt: Date }> {
    const seconds = Math.floor((this.clock.now().getTime() + PREVIEW_MS) / 1000);
    const token = `${seconds}.${await this.signer.sign(String(seconds))}`;
    return { token, expiresAt: new Date(seconds * 1000) };
  }
}

/** Checks a token of `IssuePreview`. */
export class CheckPreview {
  constructor(
    private readonly signer: PreviewSigner,
    private readonly clock: Clock,
  ) {}

  /** @returns when the token ends; undefined when it is not ours or has ended */
  async check(token: string): Promise<Date | undefined> {
    const [seconds = '', signature = ''] = token.split('.');
    if (!/^\d{10,11}$/.test(seconds) || !(await this.signer.isSigned(seconds, signature))) return undefined;
    const end = new Date(Number(seconds) * 1000);
    return end > this.clock.now() ? end : undefined;
  }
}
