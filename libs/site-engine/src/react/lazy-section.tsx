import type { i18n } from 'i18next';
import { memo, Suspense, use, useCallback, useEffect, type ComponentType } from 'react';
import { onFirstInteraction } from '../browser/on-first-interaction';
import { ClickReplay } from './click-replay';
import { deferred, type Deferred } from './deferred';
import { useHydrated } from './use-hydrated';
import { useLoaded } from './use-loaded';
import { useTexts } from './use-texts';

type ImportSection<Props> = (texts: i18n) => Promise<ComponentType<Props>>;

const SECTIONS: ((texts: i18n) => Promise<void>)[] = [];

/**
 * A section of a page below the first screen; the page does not wait for its script and texts. The server
 * renders it whole, and its links and forms work as plain HTML; it is hydrated once the guest scrolls or touches something,
 * and clicks that would be lost until then are replayed. Where its script does not come, the HTML stays. On a page that
 * is opened without a document it comes at once.
 * @param importSection loads the component, and adds the texts that it needs
 */
export function lazySection<Props extends object>(importSection: ImportSection<Props>): ComponentType<Props> {
  // On the server each request has texts of its own.
  const loaded = new WeakMap<i18n, ComponentType<Props>>();
  const waits = new WeakMap<i18n, Promise<void>>();
  const failures = new WeakMap<i18n, Deferred>();
  const load = async (texts: i18n) => void loaded.set(texts, await importSection(texts));
  SECTIONS.push(load);
  const failureOf = (texts: i18n): Deferred => {
    const failure = failures.get(texts) ?? deferred();
    failures.set(texts, failure);
    return failure;
  };
  const waitForInteraction = (texts: i18n): Promise<void> => {
    const begun = waits.get(texts);
    if (begun) return begun;
    const { promise, resolve } = deferred();
    onFirstInteraction(() => void load(texts).then(resolve, failureOf(texts).resolve));
    waits.set(texts, promise);
    return promise;
  };
  function Inner({ onHydrated, props }: { readonly onHydrated: () => void; readonly props: Props }) {
    const texts = useTexts();
    useEffect(onHydrated, [onHydrated]);
    const isInDocument = !useHydrated();
    const isMissing = !loaded.has(texts);
    // Without suspending: a navigation would wait for the script, for ever where it cannot be loaded.
    useLoaded(
      useCallback(() => load(texts), [texts]),
      isMissing && !isInDocument ? texts : null,
    );
    // While it waits, React leaves the HTML of the server as it is. Last of the hooks: React forgets those that follow.
    if (isMissing && isInDocument) use(waitForInteraction(texts));
    const Section = loaded.get(texts);
    return Section ? <Section {...props} /> : null;
  }
  // Memoised: an update from above would make React throw away the HTML that waits for its script.
  return memo(function LazySection(props: Props) {
    const texts = useTexts();
    return (
      <ClickReplay failure={failureOf(texts).promise}>
        {(onHydrated) => (
          <Suspense fallback={null}>
            <Inner onHydrated={onHydrated} props={props} />
          </Suspense>
        )}
      </ClickReplay>
    );
  });
}

/**
 * Loads the lazy sections of all pages whose scripts are loaded, so that they are rendered at once, as the server does.
 */
export async function loadLazySections(texts: i18n): Promise<void> {
  await Promise.all(SECTIONS.map((load) => load(texts)));
}
