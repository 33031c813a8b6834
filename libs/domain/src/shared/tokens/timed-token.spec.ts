import { Signer } from './signer';
import { issueTimedToken, readTimedToken } from './timed-token';

class PlainSigner extends Signer {
  constructor(private readonly key: string) {
    super();
  }
  override sign = async (text: string) => `${this.key}-${text.replaceAll('.', '_')}`;
  override isSigned = async (text: string, signature: string) => signature === (await this.sign(text));
}

const now = new Date('2026-06-01T10:00:00Z');
const end = new Date('2026-06-01T10:30:00Z');
const LIFE_MS = end.getTime() - now.getTime();
const ours = new PlainSigner('ours');

describe('a token that ends', () => {
  it('gives its parts back until then', async () => {
    const { token, expiresAt } = await issueTimedToken(ours, ['7', 'x'], end);
    expect(expiresAt).toEqual(end);
    expect(await readTimedToken(ours, token, now, LIFE_MS)).toEqual({ parts: ['7', 'x'], expiresAt: end });
    expect(await readTimedToken(ours, token, new Date(end.getTime() - 1), LIFE_MS)).toBeDefined();
    expect(await readTimedToken(ours, token, end, LIFE_MS)).toBeUndefined();
  });

  it('is nothing when a clock that ran ahead issued it', async () => {
    const nextYear = new Date('2027-06-01T10:30:00Z');
    const { token } = await issueTimedToken(ours, ['7'], nextYear);
    expect(await readTimedToken(ours, token, now, LIFE_MS)).toBeUndefined();
  });

  it('is nothing to another signer', async () => {
    const { token } = await issueTimedToken(new PlainSigner('other'), ['7'], end);
    expect(await readTimedToken(ours, token, now, LIFE_MS)).toBeUndefined();
  });

  it('is nothing when any part of it was changed, left out or added', async () => {
    const { token } = await issueTimedToken(ours, ['7'], end);
    const [id = '', seconds = '', signature = ''] = token.split('.');
    for (const forged of [
      `8.${seconds}.${signature}`,
      `${id}.${Number(seconds) + 600}.${signature}`,
      `${id}.${seconds}.x`,
      `${id}.${seconds}`,
      `${seconds}.${signature}`,
      `0.${token}`,
      `${token}.`,
      `${id}.later.${signature}`,
      '..',
      '',
    ])
      expect(await readTimedToken(ours, forged, now, LIFE_MS)).toBeUndefined();
  });
});
