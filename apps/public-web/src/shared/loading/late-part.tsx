import type { i18n } from 'i18next';
import { memo, Suspense, use, useCallback, type ComponentType } from 'react';
import { useHydrated } from '../facts/use-hydrated';
import { useLoaded } from './use-loaded';
import { useTexts } from './use-texts';
import { whenGuestActs } from './when-guest-acts';

type ImportPart<Props> = (texts: i18n) => Promise<ComponentType<Props>>;

const PARTS: ((texts: i18n) => Promise<void>)[] = [];

/**
 * A part of a page below the first screen, whose script and texts are none of those that the page waits for. The server
 * renders it whole, and its links and forms work as plain HTML; it is hydrated once the guest scrolls or touches something.
 * Where its script does not come, the HTML stays. On a page that is opened without a document it comes at once.
 * @param importPart loads the component, and adds the texts that it needs
 */
export function latePart<Props extends object>(importPart: ImportPart<Props>): ComponentType<Props> {
  // The server has texts of each request.
  const loaded = new WeakMap<i18n, ComponentType<Props>>();
  const waits = new WeakMap<i18n, Promise<void>>();
  const load = async (texts: i18n) => void loaded.set(texts, await importPart(texts));
  PARTS.push(load);
  const waitForGuest = (texts: i18n): Promise<void> => {
    const begun = waits.get(texts);
    if (begun) return begun;
    const wait = new Promise<void>(
      (done) => void whenGuestActs(() => void load(texts).then(done, () => undefined)),
    );
    waits.set(texts, wait);
    return wait;
  };
  function Inner(props: Props) {
    const texts = useTexts();
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
    return (
      <Suspense fallback={null}>
        <Inner {...props} />
      </Suspense>
    );
  });
}

/** Loads the late parts of all pages whose scripts are loaded, so that they are rendered at once, as the server does. */
export async function loadLateParts(texts: i18n): Promise<void> {
  await Promise.all(PARTS.map((load) => load(texts)));
}
