import { queueClicks } from './click-replay';

/** The latest start, in milliseconds after the page has loaded. Source: specification §11. */
export const LATEST_START_MS = 1_000;

const FIRST_TOUCHES = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

interface Start {
  readonly window: Window;
  /** The visitor saves data: nothing is fetched before a touch. */
  readonly waitsForTouch?: boolean;
  /** Addresses of the scripts and of the texts, in JSON, that `load` needs. */
  readonly files: readonly string[];
  /** Fetches what else `load` needs. */
  readonly fetchAhead?: () => void;
  /** Hydrates the page. */
  readonly load: () => Promise<void>;
}

/**
 * Hydrates the page at the first interaction, or at the latest a second after the page has loaded. Its scripts are
 * fetched once all pictures have arrived, so that they do not compete for bandwidth. Clicks that would be lost until
 * then are queued and replayed. A touch is noted on the document (`data-touched`).
 */
export function scheduleHydration({ window, waitsForTouch = false, files, fetchAhead, load }: Start): void {
  const { document } = window;
  const replay = queueClicks(document);
  let fetched = false;
  let started = false;

  const fetchFiles = () => {
    if (fetched) return;
    fetched = true;
    fetchAhead?.();
    for (const address of files) document.head.append(preload(document, address));
  };

  // Also while the page hydrates: its lazy sections do not listen before they are reached.
  const touch = () => {
    document.documentElement.dataset.touched = '';
    for (const kind of FIRST_TOUCHES) document.removeEventListener(kind, touch, true);
    start();
  };

  const start = () => {
    if (started) return;
    started = true;
    fetchFiles();
    // If the script fails, the page stays what it was: plain HTML that works.
    load().then(replay, replay);
  };

  const startSoon = () => {
    fetchFiles();
    window.setTimeout(start, LATEST_START_MS);
  };

  for (const kind of FIRST_TOUCHES) document.addEventListener(kind, touch, { capture: true, passive: true });
  if (waitsForTouch) return;
  if (document.readyState === 'complete') startSoon();
  else window.addEventListener('load', startSoon, { once: true });
}

function preload(document: Document, address: string): HTMLLinkElement {
  const link = document.createElement('link');
  if (address.endsWith('.json')) {
    link.rel = 'preload';
    link.as = 'fetch';
    // In the mode of `fetch`, or the browser would load it twice.
    link.crossOrigin = 'anonymous';
  } else link.rel = 'modulepreload';
  link.href = address;
  link.fetchPriority = 'low';
  return link;
}
