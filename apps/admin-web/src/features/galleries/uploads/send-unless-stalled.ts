import { NETWORK_PROBLEM } from '@ospite/contracts';
import type { UploadPosition, SendResult, UploadTarget } from './upload';

/** A connection that carries nothing for so long is given up; servers take some seconds for a picture. */
export const STALL_MS = 90_000;

/** Sends a picture; where nothing moves any more, that is the same as a lost connection. */
export async function sendUnlessStalled(
  target: UploadTarget,
  picture: File,
  place: UploadPosition,
  { key, onProgress, signal }: Parameters<UploadTarget['send']>[2],
): Promise<SendResult> {
  const stall = new AbortController();
  const giveUp = () => stall.abort();
  let timer = setTimeout(giveUp, STALL_MS);
  const moved = (share: number) => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, STALL_MS);
    onProgress(share);
  };
  signal.addEventListener('abort', giveUp);
  const result = await target.send(picture, place, { key, onProgress: moved, signal: stall.signal });
  clearTimeout(timer);
  signal.removeEventListener('abort', giveUp);
  const isGivenUp = stall.signal.aborted && 'problem' in result;
  return isGivenUp ? { problem: NETWORK_PROBLEM } : result;
}
