import { guestApi } from '@ospite/contracts/guest';
import { STAFF_MARK } from '@ospite/contracts/site';
import { allowsTracking, scriptsIn, type ConsentChoice, type TrackingScript } from '@ospite/domain';
import { useEffect } from 'react';
import { usePageFacts } from '../../shared/facts/page-facts';
import { hasMark } from '../../shared/visit/marks';

/** Marks the scripts in the head that are the tracking code, which is inserted once for each document. */
const MARK = 'data-tracking';

/**
 * Inserts the tracking code into the head once the visitor allows it, and never for a signed-in owner. The policy of the
 * document lets in its origins and the texts of its scripts. Source: decisions §4, tracking script.
 */
export function useTracking(choice: ConsentChoice | undefined): void {
  const { trackingOrigins } = usePageFacts();
  const isAllowed = trackingOrigins !== undefined && choice !== undefined && allowsTracking(choice);
  const [read] = guestApi.endpoints.getSuperAdminSettings.useLazyQuery();
  useEffect(() => {
    if (!isAllowed || hasMark(STAFF_MARK)) return;
    void read()
      .unwrap()
      .then(
        ({ trackingCode }) => insertScripts(document, scriptsIn(trackingCode)),
        () => undefined,
      );
  }, [isAllowed, read]);
}

/** One after the other, as a parser would run them: a script may need the one before it. */
async function insertScripts(document: Document, scripts: readonly TrackingScript[]): Promise<void> {
  if (document.querySelector(`script[${MARK}]`)) return;
  for (const { attributes, text } of scripts) {
    const script = document.createElement('script');
    script.setAttribute(MARK, '');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.text = text;
    const isWaitedFor = attributes.src !== undefined && !('async' in attributes) && !('defer' in attributes);
    const settled = new Promise((done) => {
      for (const end of ['load', 'error']) script.addEventListener(end, done, { once: true });
    });
    document.head.append(script);
    if (isWaitedFor) await settled;
  }
}
