import { issueTimedToken, type Clock } from '../../shared';
import type { PreviewSigner } from './preview-signer';

/** A preview link works this long (milliseconds). Source: specification §11. */
export const PREVIEW_MS = 30 * 60_000;

/** Issues a token that shows the site while it is offline: `<end in Unix seconds>.<signature>`. */
export class IssuePreview {
  constructor(
    private readonly signer: PreviewSigner,
    private readonly clock: Clock,
  ) {}

  async issue(): Promise<{ readonly token: string; readonly expiresAt: Date }> {
    return issueTimedToken(this.signer, [], new Date(this.clock.now().getTime() + PREVIEW_MS));
  }
}
