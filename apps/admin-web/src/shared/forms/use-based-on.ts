import { problemOf } from '@ospite/contracts';
import { useRef } from 'react';

interface Saved {
  readonly data?: { readonly updatedAt: string } | undefined;
  readonly error?: unknown;
}

export interface BasedOn {
  /** @param read `updatedAt` as it was read @returns the state that a change is based on */
  readonly basedOn: (read: string) => string;
  /** Takes note of what a save stored, or of what somebody else had: whoever is told of that may save over it. */
  readonly keep: (result: Saved) => void;
}

/**
 * The state that changes of one record are based on. What was saved is loaded again a moment later, and on a slow line
 * somebody is quicker: without this the second save would clash with the first one.
 */
export function useBasedOn(): BasedOn {
  const saved = useRef('');
  return {
    basedOn: (read) => (saved.current > read ? saved.current : read),
    keep: ({ data, error }) => {
      const { savedAt } = error === undefined ? {} : problemOf(error).facts;
      if (data) saved.current = data.updatedAt;
      else if (typeof savedAt === 'string') saved.current = savedAt;
    },
  };
}
