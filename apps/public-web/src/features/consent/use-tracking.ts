import { guestApi } from '@ospite/contracts/guest';
import { STAFF_MARK } from '@ospite/contracts/site';
import { allowsTracking, type ConsentChoice } from '@ospite/domain';
import { useEffect } from 'react';
import { usePageFacts } from '../../shared/facts/page-facts';
import { hasMark } from '../../shared/visit/marks';
import { clearForeign } from './clear-foreign';
import { endWhenWithdrawnElsewhere } from './withdrawal';

/**
 * Inserts the tracking code into the head once the visitor allows it, and never for a signed-in owner. The policy of the
 * document lets in its origins and the texts of its scripts. Source: specification §12, Banners and tracking.
 */
export function useTracking(choice: ConsentChoice | undefined): void {
  const { trackingOrigins } = usePageFacts();
  const hasTracking = trackingOrigins !== undefined;
  const isAllowed = hasTracking && choice !== undefined && allowsTracking(choice);
  const isRefused = hasTracking && choice !== undefined && !allowsTracking(choice);
  // What it stored while an earlier page ended, or by a choice that has run out.
  useEffect(() => {
    if (isRefused) clearForeign(window);
  }, [isRefused]);
  useEffect(() => (choice && isAllowed ? endWhenWithdrawnElsewhere(choice) : undefined), [choice, isAllowed]);
  const [read] = guestApi.endpoints.getSuperAdminSettings.useLazyQuery();
  useEffect(() => {
    if (!isAllowed || hasMark(STAFF_MARK)) return;
    const start = async () => {
      const [{ trackingCode }, { insertTracking }] = await Promise.all([
        read().unwrap(),
        import(/* webpackChunkName: "tracking" */ './insert-tracking'),
      ]);
      await insertTracking(document, trackingCode);
    };
    // Without it the page is whole.
    start().catch(() => undefined);
  }, [isAllowed, read]);
}
