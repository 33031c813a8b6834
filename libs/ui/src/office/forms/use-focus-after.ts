import { useEffect, type RefObject } from 'react';

/**
 * A button that is disabled or gone once it has done its work takes the focus with it, and the next Tab would begin at the
 * top of the page: then it begins at this element, which needs `tabIndex={-1}`.
 * @param isDone whether it has done its work
 */
export function useFocusAfter(isDone: boolean, element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const active = document.activeElement;
    const isLost = active === null || active === document.body || active.matches(':disabled');
    if (isDone && isLost) element.current?.focus({ preventScroll: true });
  }, [isDone, element]);
}
