/** Elements that do nothing without script. Links and submit buttons are left alone: they work as plain HTML. */
const NEEDS_SCRIPT = 'button[type=button], [data-hydrate]';

/**
 * Queues clicks that would be lost until the page is hydrated.
 * @param awaitsScript whether an element is not hydrated yet; by default none
 * @returns stops queueing, and replays the clicks on what is still there
 */
export function queueClicks(document: Document, awaitsScript = (_: Element): boolean => true): () => void {
  const queue: HTMLElement[] = [];
  const intercept = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_SCRIPT) : null;
    if (!target || !awaitsScript(target) || isModified(event)) return;
    event.preventDefault();
    event.stopPropagation();
    queue.push(target);
  };
  document.addEventListener('click', intercept, true);
  return () => {
    document.removeEventListener('click', intercept, true);
    for (const target of queue.splice(0)) if (target.isConnected) target.click();
  };
}

function isModified({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
