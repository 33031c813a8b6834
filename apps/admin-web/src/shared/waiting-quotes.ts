import { useCountQuotesQuery } from '@ospite/contracts';
import { createContext, useContext, useState } from 'react';
import { KEPT_FRESH } from './fresh';

interface WaitingQuotes {
  /** How many requests wait for an answer, also for one that did not leave, as *Oggi* and *Preventivi* count them. */
  readonly count: number;
  /** How many of them came in between the last two polls; a reopened one does not count. */
  readonly arrived: number;
}

interface Seen {
  readonly pending: number;
  readonly all: number;
}

/** The requests that wait, kept fresh. */
export function useWaitingQuotes(): WaitingQuotes {
  const { data } = useCountQuotesQuery({}, KEPT_FRESH);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [arrived, setArrived] = useState(0);
  if (data) {
    const { pending } = data;
    const all = Object.values(data).reduce((sum, count) => sum + count, 0);
    if (seen?.pending !== pending || seen.all !== all) {
      setSeen({ pending, all });
      // What waited when the back-office was opened has not arrived since.
      setArrived(seen ? Math.max(0, Math.min(pending - seen.pending, all - seen.all)) : 0);
    }
  }
  return { count: data ? data.pending + data.replyUnsent : 0, arrived };
}

/** How many wait, for the screens; 0 where nobody is signed in. */
export const WaitingCountContext = createContext(0);

export function useWaitingCount(): number {
  return useContext(WaitingCountContext);
}
