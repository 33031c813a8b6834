import { guestApi } from '@ospite/contracts/guest';
import { STAFF_MARK } from '@ospite/contracts/site';
import { allowsTracking, type ConsentChoice } from '@ospite/domain';
import { useEffect } from 'react';
import { usePageFacts } from '../../shared/facts/page-facts';
import { hasMark } from '../../shared/visit/marks';

/**
 * Inserts the tracking code into the head once the visitor allows it, and never for a signed-in owner. The policy of the
 * document lets in its origins and the texts of its scripts. Source: specification §12, Banners and tracking.
 */
export function useTracking(choice: ConsentChoice | undefined): void {
  const { trackingOrigins } = usePageFacts();
  const isAllowed = trackingOrigins !== undefined && choice !== undefined && allowsTracking(choice);
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
