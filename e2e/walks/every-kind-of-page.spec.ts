// Shows: specification §2 Shell, §2 Pricing, §2 Services, §2 About, §2 Legal pages
// Shows: decisions §2 Languages and addresses
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { addressesIn } from '../support/addresses';
import { openHydrated } from '../support/hydration';
import { expect, test } from '../support/test';

/** Focuses every control in turn, as somebody with a keyboard does. @returns those whose focus cannot be seen */
async function controlsWithoutVisibleFocus(page: Page): Promise<string[]> {
  // An outline that grows would be measured at its start.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // From here on the browser takes every focus for one of the keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
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
      // What is seen of a radio button stands beside it.
      const shown = [control, control.parentElement, ...(control.parentElement?.children ?? [])];
      return shown.some(isOutlined) ? [] : [control.outerHTML.slice(0, 120)];
    });
  });
}

test('every kind of page is accessible', async ({ page, isMobile }) => {
  test.skip(isMobile !== true, 'the other size has forced colours');
  for (const address of addressesIn('it')) {
    await openHydrated(page, address);
    await expectAccessible(page);
  }
});

test('every kind of page is accessible with forced colours, and shows where the focus is', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile === true, 'the other size has the colours of the house');
  await page.emulateMedia({ forcedColors: 'active' });
  for (const address of addressesIn('de')) {
    await openHydrated(page, address);
    await expectAccessible(page);
    expect.soft(await controlsWithoutVisibleFocus(page), address).toEqual([]);
  }
});
