/** What a visitor does first. One who does nothing goes nowhere, and is spared the bytes. */
const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Acts once somebody moves on the page; at once where somebody has touched it before hydration, or the browser has scrolled
 * it, as after a reload. @returns cancels it
 */
export function whenGuestActs(act: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, once, true);
  };
  const once = ({ type, target }: Pick<Event, 'type' | 'target'>) => {
    // Carousels scroll by themselves.
    if (type === 'scroll' && target !== document) return;
    stop();
    act();
  };
  for (const sign of SIGNS) window.addEventListener(sign, once, { capture: true, passive: true });
  const hasBegun = window.scrollY > 0 || 'touched' in document.documentElement.dataset;
  if (hasBegun) once({ type: 'scroll', target: document });
  return stop;
}
