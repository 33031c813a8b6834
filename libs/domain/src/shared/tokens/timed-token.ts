import type { Signer } from './signer';

/** What stands between the parts of a token, and so in none of them. */
const SEPARATOR = '.';
const SECONDS_FORM = /^\d{10,11}$/;

interface IssuedToken {
  readonly token: string;
  readonly expiresAt: Date;
}

interface ReadToken {
  readonly parts: readonly string[];
  readonly expiresAt: Date;
}

/**
 * Writes a token that holds until a time: its parts, the end in Unix seconds, and the signature of both.
 * @param parts what it stands for, without dots
 */
export async function issueTimedToken(
  signer: Signer,
  parts: readonly string[],
  expiresAt: Date,
): Promise<IssuedToken> {
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const text = [...parts, seconds].join(SEPARATOR);
  const token = [text, await signer.sign(text)].join(SEPARATOR);
  return { token, expiresAt: new Date(seconds * 1000) };
}

/**
 * @param lifeMs how long a token holds. One that expires in more than twice that was issued by a clock that ran fast,
 *   and is not accepted; clocks of replicas may differ a little.
 * @returns undefined for a token that is not this signer's, or has ended
 */
export async function readTimedToken(
  signer: Signer,
  token: string,
  now: Date,
  lifeMs: number,
): Promise<ReadToken | undefined> {
  const parts = token.split(SEPARATOR);
  const signature = parts.pop() ?? '';
  const text = parts.join(SEPARATOR);
  const seconds = parts.pop() ?? '';
  if (!SECONDS_FORM.test(seconds) || !(await signer.isSigned(text, signature))) return undefined;
  const expiresAt = new Date(Number(seconds) * 1000);
  const latest = new Date(now.getTime() + 2 * lifeMs);
  return expiresAt > now && expiresAt <= latest ? { parts, expiresAt } : undefined;
}
