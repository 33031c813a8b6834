import { problemOf, watchUpload, type Problem } from '@ospite/contracts';
import { useState } from 'react';
import { isSignedOut, untilSignedIn } from '../session';
import { useOfficeStore } from '../use-office-store';
import { preparePicture } from './prepare-picture';

/** A call that sends a picture. Called again with the same file and key, it changes nothing. */
type Send<Stored> = (
  image: File,
  key: string,
) => PromiseLike<{ readonly data?: Stored; readonly error?: unknown }>;

/**
 * Sends one picture at a time, and again once somebody has signed in where the session has ended.
 * @param prepare what is sent of a file
 */
export function usePictureUpload(prepare: (file: File) => Promise<File> = preparePicture) {
  const store = useOfficeStore();
  /** Of the file that has left this device; null while nothing is sent. */
  const [share, setShare] = useState<number | null>(null);

  /** @returns what was stored, or why it was not */
  async function upload<Stored>(
    file: File,
    send: Send<Stored>,
  ): Promise<{ readonly stored: Stored } | { readonly problem: Problem }> {
    setShare(0);
    const image = await prepare(file);
    watchUpload(image, setShare);
    const key = crypto.randomUUID();
    let result = await send(image, key);
    if (result.error !== undefined && isSignedOut(problemOf(result.error))) {
      await untilSignedIn(store);
      result = await send(image, key);
    }
    setShare(null);
    return result.data === undefined ? { problem: problemOf(result.error) } : { stored: result.data };
  }
  return { upload, share };
}
