/** Elements that do nothing without script. Links and submit buttons are left alone: they work as plain HTML. */
const NEEDS_SCRIPT = 'button[type=button], [data-hydrate]';

/**
 * Holds clicks back that would be lost until the script is there.
 * @param isLifeless whether an element has no script yet; all are, unless it is told
 * @returns lets go, and makes the held clicks on what is still there
 */
export function holdClicks(document: Document, isLifeless = (_: Element): boolean => true): () => void {
  const held: HTMLElement[] = [];
  const hold = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_SCRIPT) : null;
    if (!target || !isLifeless(target) || isModified(event)) return;
    event.preventDefault();
    event.stopPropagation();
    held.push(target);
  };
  document.addEventListener('click', hold, true);
  return () => {
    document.removeEventListener('click', hold, true);
    for (const target of held.splice(0)) if (target.isConnected) target.click();
  };
}

function isModified({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
