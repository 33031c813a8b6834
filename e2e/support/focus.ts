import type { Page } from '@playwright/test';

/** Focuses every control in turn, as somebody with a keyboard does. @returns those whose focus cannot be seen */
export async function controlsWithoutVisibleFocus(page: Page): Promise<string[]> {
  // An outline that grows would be measured at its start.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // From here on the browser shows every focus as the keyboard's.
  await page.keyboard.press('Tab');
  const found = await page.evaluate(() => {
    // The link of a card covers it with a box of its own, which is outlined in its place.
    const isOutlined = (element: Element | null) =>
      [undefined, '::after'].some((part) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      });
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
    );
    return [...controls].flatMap((control) => {
      if (control.tabIndex < 0) return [];
      control.focus({ preventScroll: true });
      if (document.activeElement !== control) return [];
      // The visible part of a radio button is its sibling.
      const shown = [control, control.parentElement, ...(control.parentElement?.children ?? [])];
      return shown.some(isOutlined) ? [] : [control.outerHTML.slice(0, 120)];
    });
  });
  await page.emulateMedia({ reducedMotion: null });
  return found;
}
