/** A visitor's first interaction. A visitor who does nothing saves the bytes. */
const INTERACTIONS = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'click'] as const;

/**
 * Runs once the visitor moves on the page; at once where it was touched before hydration, or the browser has scrolled it,
 * as after a reload. @returns cancels it
 */
export function onFirstInteraction(run: () => void): () => void {
  const begin = () => {
    stop();
    run();
  };
  const listen = ({ type, target }: Event) => {
    // Carousels scroll by themselves.
    if (type !== 'scroll' || target === document) begin();
  };
  const stop = () => {
    for (const type of INTERACTIONS) window.removeEventListener(type, listen, true);
  };
  for (const type of INTERACTIONS) window.addEventListener(type, listen, { capture: true, passive: true });
  if (window.scrollY > 0 || 'touched' in document.documentElement.dataset) begin();
  return stop;
}
