import type { i18n } from 'i18next';
import { memo, Suspense, use, useCallback, useEffect, type ComponentType } from 'react';
import { useHydrated } from '../facts/use-hydrated';
import { HeldClicks } from './held-clicks-area';
import { signal, type Signal } from './signal';
import { useLoaded } from './use-loaded';
import { useTexts } from './use-texts';
import { whenGuestActs } from './when-guest-acts';

type ImportPart<Props> = (texts: i18n) => Promise<ComponentType<Props>>;

const PARTS: ((texts: i18n) => Promise<void>)[] = [];

/**
 * A part of a page below the first screen, whose script and texts are none of those that the page waits for. The server
 * renders it whole, and its links and forms work as plain HTML; it is hydrated once the guest scrolls or touches something,
 * and clicks that would be lost until then are made then. Where its script does not come, the HTML stays. On a page that
 * is opened without a document it comes at once.
 * @param importPart loads the component, and adds the texts that it needs
 */
export function latePart<Props extends object>(importPart: ImportPart<Props>): ComponentType<Props> {
  // The server has texts of each request.
  const loaded = new WeakMap<i18n, ComponentType<Props>>();
  const waits = new WeakMap<i18n, Promise<void>>();
  const failures = new WeakMap<i18n, Signal>();
  const load = async (texts: i18n) => void loaded.set(texts, await importPart(texts));
  PARTS.push(load);
  const failureOf = (texts: i18n): Signal => {
    const failure = failures.get(texts) ?? signal();
    failures.set(texts, failure);
    return failure;
  };
  const waitForGuest = (texts: i18n): Promise<void> => {
    const begun = waits.get(texts);
    if (begun) return begun;
    const { promise, give } = signal();
    whenGuestActs(() => void load(texts).then(give, failureOf(texts).give));
    waits.set(texts, promise);
    return promise;
  };
  function Inner({ onAlive, props }: { readonly onAlive: () => void; readonly props: Props }) {
    const texts = useTexts();
    useEffect(onAlive, [onAlive]);
    const isInDocument = !useHydrated();
    const isMissing = !loaded.has(texts);
    // Not suspended: a navigation would wait for it, and for ever where it does not come.
    useLoaded(
      useCallback(() => load(texts), [texts]),
      isMissing && !isInDocument ? texts : null,
    );
    // While it waits, React leaves the HTML of the server as it is. Last of the hooks: React forgets those that follow.
    if (isMissing && isInDocument) use(waitForGuest(texts));
    const Part = loaded.get(texts);
    return Part ? <Part {...props} /> : null;
  }
  // Memoised: an update from above would make React throw away the HTML that waits for its script.
  return memo(function LatePart(props: Props) {
    const texts = useTexts();
    return (
      <HeldClicks failing={failureOf(texts).promise}>
        {(onAlive) => (
          <Suspense fallback={null}>
            <Inner onAlive={onAlive} props={props} />
          </Suspense>
        )}
      </HeldClicks>
    );
  });
}

/** Loads the late parts of all pages whose scripts are loaded, so that they are rendered at once, as the server does. */
export async function loadLateParts(texts: i18n): Promise<void> {
  await Promise.all(PARTS.map((load) => load(texts)));
}
