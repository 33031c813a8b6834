import { CheckPreview } from './check-preview';
import { IssuePreview, PREVIEW_MS } from './issue-preview';
import { PreviewSigner } from './preview-signer';

class PlainSigner extends PreviewSigner {
  override sign = async (text: string) => `signed-${text}`;
  override isSigned = async (text: string, signature: string) => signature === `signed-${text}`;
}

describe('a preview link', () => {
  let now: Date;
  const clock = { now: () => now };
  const issue = () => new IssuePreview(new PlainSigner(), clock).issue();
  const check = (token: string) => new CheckPreview(new PlainSigner(), clock).check(token);

  beforeEach(() => {
    now = new Date('2026-06-01T10:00:00Z');
  });

  it('works for 30 minutes', async () => {
    const { token, expiresAt } = await issue();
    expect(expiresAt).toEqual(new Date('2026-06-01T10:30:00Z'));
    now = new Date(now.getTime() + PREVIEW_MS - 1);
    expect(await check(token)).toEqual(expiresAt);
    now = expiresAt;
    expect(await check(token)).toBeUndefined();
  });

  it('does not work when it was changed or forged', async () => {
    const { token } = await issue();
    const [seconds = '', signature = ''] = token.split('.');
    for (const forged of [`${Number(seconds) + 600}.${signature}`, `${seconds}.x`, seconds, '.', '', 'x'])
      expect(await check(forged)).toBeUndefined();
  });
});
