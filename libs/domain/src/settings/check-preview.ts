import type { Clock } from '../shared/clock';
import type { PreviewSigner } from './preview-signer';

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
