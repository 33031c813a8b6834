import { readTimedToken, type Clock } from '../../shared';
import { PREVIEW_MS } from './issue-preview';
import type { PreviewSigner } from './preview-signer';

/** Checks a token of `IssuePreview`. */
export class CheckPreview {
  constructor(
    private readonly signer: PreviewSigner,
    private readonly clock: Clock,
  ) {}

  /** @returns when the token ends; undefined when it is not ours or has ended */
  async check(token: string): Promise<Date | undefined> {
    return (await readTimedToken(this.signer, token, this.clock.now(), PREVIEW_MS))?.expiresAt;
  }
}
