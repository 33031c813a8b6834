import { useGetSuperAdminSettingsQuery } from '@ospite/contracts';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { usePageFacts } from '../../shared/facts/page-facts';
import type { VisitRoot } from '../../shared/visit/visit-slice';

/** How often the settings are read, in milliseconds. Source: specification §9. */
export const SETTINGS_POLL_MS = 30_000;

/**
 * Whether the notice is to be shown: the page came with it, or the site has been switched off since. The poll begins
 * one round after the page came and rests while the tab is hidden. A guest who is filling in a form is not thrown
 * out of it, and a logged-in owner looks past the notice (decisions §3).
 */
export function useSiteOffline(): boolean {
  const { offline } = usePageFacts();
  const isFillingForm = useSelector<VisitRoot, boolean>((state) => state.visit.isFillingForm);
  const [polling, setPolling] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPolling(true), SETTINGS_POLL_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data: settings } = useGetSuperAdminSettingsQuery(undefined, {
    skip: !polling,
    pollingInterval: SETTINGS_POLL_MS,
    skipPollingIfUnfocused: true,
  });
  if (!settings) return offline;
  return settings.siteOffline && !isFillingForm && !isStaff();
}

/** The marker that a logged-in owner's browser carries; it gives no right. Source: decisions §3. */
function isStaff(): boolean {
  return document.cookie.split('; ').includes('staff=1');
}
