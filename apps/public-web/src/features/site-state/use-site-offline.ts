import { useGetSuperAdminSettingsQuery } from '@ospite/contracts/guest';
import { PREVIEWING_COOKIE, STAFF_MARK, type OfflineNotice } from '@ospite/contracts/site';
import { isSiteOffline } from '@ospite/domain';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { usePageFacts } from '../../shared/facts/page-facts';
import { hasMark } from '../../shared/visit/marks';
import type { VisitRoot } from '../../shared/visit/visit-slice';

/** How often the settings are read, in milliseconds. Source: specification §9. */
export const SETTINGS_POLL_MS = 30_000;

/**
 * The notice to show, or null: the page came with it, or the site has been switched off since. Polling begins one
 * interval after the page has loaded and pauses while the tab is hidden. A guest who is filling in a form keeps the
 * form; a signed-in owner, and a super admin who came by a preview link that still holds, never see the notice
 * (specification §11).
 */
export function useSiteOffline(): OfflineNotice | null {
  const { offline } = usePageFacts();
  const isFillingForm = useSelector<VisitRoot, boolean>((state) => state.visit.isFillingForm);
  const [polling, setPolling] = useState(false);
  useEffect(() => {
    // The first read is not the poll's own, which pauses by itself.
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setPolling(true);
    }, SETTINGS_POLL_MS);
    return () => clearInterval(timer);
  }, []);
  const { data: settings, fulfilledTimeStamp } = useGetSuperAdminSettingsQuery(undefined, {
    skip: !polling,
    pollingInterval: SETTINGS_POLL_MS,
    skipPollingIfUnfocused: true,
  });
  if (!settings) return offline;
  const { siteOffline, offlineUntil: until, offlineText: text } = settings;
  const end = until === null ? null : new Date(until);
  // The end comes by the clock, so each round of the poll looks at it.
  const isOffline = isSiteOffline({ siteOffline, offlineUntil: end }, new Date(fulfilledTimeStamp ?? 0));
  return isOffline && !isFillingForm && !MARKS.some(hasMark) ? { until, text } : null;
}

/**
 * Cookies that mark the browsers of a signed-in owner and of a preview link; they grant nothing.
 * Source: specification §11.
 */
const MARKS = [STAFF_MARK, `${PREVIEWING_COOKIE}=1`];
