/** What a visitor does first. One who does nothing goes nowhere, and is spared the bytes. */
const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'click'] as const;

/**
 * Acts once somebody moves on the page; at once where somebody has touched it before hydration, or the browser has scrolled
 * it, as after a reload. @returns cancels it
 */
export function whenGuestActs(act: () => void): () => void {
  const begin = () => {
    stop();
    act();
  };
  const judge = ({ type, target }: Event) => {
    // Carousels scroll by themselves.
    if (type !== 'scroll' || target === document) begin();
  };
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, judge, true);
  };
  for (const sign of SIGNS) window.addEventListener(sign, judge, { capture: true, passive: true });
  if (window.scrollY > 0 || 'touched' in document.documentElement.dataset) begin();
  return stop;
}
