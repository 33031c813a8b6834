/** What a visitor does first. One who does nothing goes nowhere, and is spared the bytes. */
const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

/** Acts once somebody moves on the page, or at once where the page is scrolled already, as after a reload. @returns cancels it */
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
  if (window.scrollY > 0) once({ type: 'scroll', target: document });
  return stop;
}
