/** The latest start, in milliseconds after the page has loaded. Source: decisions §3. */
export const LATEST_START_MS = 1_000;

const FIRST_TOUCHES = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
/** Elements that do nothing without script. Links and submit buttons are left alone: they work as plain HTML. */
const NEEDS_SCRIPT = 'button[type=button], [data-hydrate]';

interface Start {
  readonly window: Window;
  /** Scripts that `load` needs, preloaded once the page has loaded. */
  readonly preload: readonly string[];
  /** Hydrates the page. */
  readonly load: () => Promise<void>;
}

/**
 * Hydrates the page at the first interaction, or at the latest a second after the page has loaded. Clicks that would be
 * lost until then are held back and repeated.
 */
export function startWhenNeeded({ window, preload, load }: Start): void {
  const { document } = window;
  const held: HTMLElement[] = [];
  let started = false;

  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_SCRIPT) : null;
    if (!target || isModified(event)) return;
    event.preventDefault();
    event.stopPropagation();
    held.push(target);
  };

  const release = () => {
    document.removeEventListener('click', hold, true);
    for (const target of held) if (target.isConnected) target.click();
  };

  const start = () => {
    if (started) return;
    started = true;
    for (const touch of FIRST_TOUCHES) document.removeEventListener(touch, start, true);
    // If the script fails, the page stays what it was: plain HTML that works.
    load().then(release, release);
  };

  const startSoon = () => {
    for (const address of preload) document.head.append(modulePreload(document, address));
    window.setTimeout(start, LATEST_START_MS);
  };

  document.addEventListener('click', hold, true);
  for (const touch of FIRST_TOUCHES)
    document.addEventListener(touch, start, { capture: true, passive: true });
  if (document.readyState === 'complete') startSoon();
  else window.addEventListener('load', startSoon, { once: true });
}

function isModified(event: Event): boolean {
  return event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

function modulePreload(document: Document, address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  return link;
}
