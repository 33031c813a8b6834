const SIGNS_OF_LIFE = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Acts once somebody moves on the page, or at once where the browser has scrolled it already, as after a reload. */
export function whenGuestActs(act: () => void): void {
  const once = () => {
    for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, once, true);
    act();
  };
  if (window.scrollY > 0) return once();
  for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, once, { capture: true, passive: true });
}
