import { problemOf } from '@ospite/contracts';
import { useRef } from 'react';

interface Saved {
  readonly data?: { readonly updatedAt: string } | undefined;
  readonly error?: unknown;
}

export interface BasedOn {
  /**
   * @param read `updatedAt` as it was read
   * @param record which one, in a form of several
   * @returns the state that a change is based on
   */
  readonly basedOn: (read: string, record?: string) => string;
  /** Records what a save stored, or what somebody else had saved: once shown, it may be overwritten. */
  readonly keep: (result: Saved, record?: string) => void;
}

/**
 * The states that changes of records are based on. What was saved is loaded again a moment later, and on a slow line
 * somebody is quicker: without this the second save would clash with the first one.
 */
export function useBasedOn(): BasedOn {
  const saved = useRef(new Map<string, string>());
  return {
    basedOn: (read, record = '') => {
      const own = saved.current.get(record) ?? '';
      return own > read ? own : read;
    },
    keep: ({ data, error }, record = '') => {
      const { savedAt } = error === undefined ? {} : problemOf(error).facts;
      if (data) saved.current.set(record, data.updatedAt);
      else if (typeof savedAt === 'string') saved.current.set(record, savedAt);
    },
  };
}
