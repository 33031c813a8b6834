import { memo, Suspense, use, type ComponentType } from 'react';
import { whenIdle } from './when-idle';

interface DeferredPart<Props extends object> {
  /** Loads its script; the server does so before it renders. */
  readonly load: () => Promise<void>;
  readonly Part: ComponentType<Props>;
}

/**
 * A part of a page that only shows something, below the first screen. The server renders it and its links work as plain
 * HTML; its script is none of those that the page waits for, and comes when the browser is idle. Where it does not come,
 * the HTML stays.
 */
export function deferredPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): DeferredPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  const load = () =>
    (loading ??= importPart().then((Part) => {
      Loaded = Part;
    }));
  const loadWhenIdle = () =>
    (waiting ??= new Promise((done) => whenIdle(() => void load().then(done, () => undefined))));
  function Inner(props: Props) {
    // While it waits, React leaves the HTML of the server as it is.
    if (!Loaded) use(loadWhenIdle());
    return Loaded ? <Loaded {...props} /> : null;
  }
  function Part(props: Props) {
    return (
      <Suspense fallback={null}>
        <Inner {...props} />
      </Suspense>
    );
  }
  // An update from above would make React throw away the HTML that waits for its script.
  return { load, Part: memo(Part) };
}
