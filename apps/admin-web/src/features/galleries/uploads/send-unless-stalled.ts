import { NETWORK_PROBLEM } from '@ospite/contracts';
import type { Place, SendResult, UploadTarget } from './upload';

/** A connection that carries nothing for so long is given up; servers take some seconds for a picture. */
export const STALL_MS = 90_000;

interface Sending {
  readonly result: SendResult;
  /** Whether all of it left this device, so that the server may have it even without a response. */
  readonly isSent: boolean;
}

/** Sends a picture; where nothing moves any more, that is the same as a lost connection. */
export async function sendUnlessStalled(
  target: UploadTarget,
  picture: File,
  place: Place,
  { onProgress, signal }: Parameters<UploadTarget['send']>[2],
): Promise<Sending> {
  const stall = new AbortController();
  const giveUp = () => stall.abort();
  let timer = setTimeout(giveUp, STALL_MS);
  let isSent = false;
  const moved = (share: number) => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, STALL_MS);
    isSent = share === 1;
    onProgress(share);
  };
  signal.addEventListener('abort', giveUp);
  const result = await target.send(picture, place, { onProgress: moved, signal: stall.signal });
  clearTimeout(timer);
  signal.removeEventListener('abort', giveUp);
  const isGivenUp = stall.signal.aborted && 'problem' in result;
  return { result: isGivenUp ? { problem: NETWORK_PROBLEM } : result, isSent };
}
