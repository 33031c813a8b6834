import type { SuperAdminSettings } from '@ospite/contracts';
import { isSiteOffline } from '@ospite/domain';
import { useEffect, useState } from 'react';

/** Longer than this no timer can wait (milliseconds); the panel is not open for that long. */
const MAX_TIMER_MS = 2_000_000_000;

export interface OfflineState {
  /** Whether guests see the notice now. */
  readonly isOffline: boolean;
  /** When the site returns or returned by itself; null when somebody has to switch it on. */
  readonly end: Date | null;
  readonly hasEnded: boolean;
}

/** What guests see now; when the offline time ends the panel says so at once, though nothing is saved then. */
export function useOfflineState({ siteOffline, offlineUntil }: SuperAdminSettings): OfflineState {
  const end = offlineUntil === null ? null : new Date(offlineUntil);
  const [, setEndSeen] = useState<number>();
  const endTime = end?.getTime();
  useEffect(() => {
    const wait = endTime === undefined ? -1 : endTime - Date.now();
    if (wait <= 0 || wait > MAX_TIMER_MS) return undefined;
    const timer = setTimeout(() => setEndSeen(endTime), wait);
    return () => clearTimeout(timer);
  }, [endTime]);
  const now = new Date();
  return {
    isOffline: isSiteOffline({ siteOffline, offlineUntil: end }, now),
    end,
    hasEnded: end !== null && end <= now,
  };
}
