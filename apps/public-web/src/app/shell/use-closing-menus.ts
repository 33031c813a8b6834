import { useLocation } from '@ospite/site-engine';
import { useEffect, useRef, type RefObject } from 'react';

/** Marks what belongs to a menu, where that is more than its `<details>`. */
export const MENU = { 'data-menu': true } as const;

/**
 * Closes a header's menus, native `<details>`, when a page has been chosen, with a press or the focus elsewhere, and
 * with Escape, which returns the focus to the menu's button. One that was opened before hydration stays open.
 */
export function useClosingMenus(header: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    for (const menu of openMenus(header)) menu.open = false;
  }, [pathname, header]);

  useEffect(() => {
    const leave = ({ target }: Event) => {
      for (const menu of openMenus(header)) {
        const whole = menu.closest('[data-menu]') ?? menu;
        if (!(target instanceof Node && whole.contains(target))) menu.open = false;
      }
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      for (const menu of openMenus(header)) {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [header]);
}

function openMenus(header: RefObject<HTMLElement | null>): readonly HTMLDetailsElement[] {
  return [...(header.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
}
