import type { BrowserContext, Page } from '@playwright/test';
import { fontOfHeading, visitWithFonts } from '../../support/fonts';
import { expectStill, watchMoves, type Move } from '../../support/moves';
import { expect, test } from '../../support/test';

async function openPage(context: BrowserContext): Promise<{ page: Page; moves: () => Promise<Move[]> }> {
  const page = await context.newPage();
  return { page, moves: await watchMoves(page) };
}

test(
  'our fonts are fetched after the page, and shown from the next one on',
  { tag: '@any-size' },
  async ({ context }) => {
    const first = await openPage(context);
    const requested: string[] = [];
    first.page.on('load', () => requested.push('page has loaded'));
    first.page.on('request', (request) => {
      if (request.resourceType() === 'font') requested.push('font');
    });
    await visitWithFonts(first.page, '/camere');
    expect(requested).toEqual(['page has loaded', 'font', 'font']);
    expect(await fontOfHeading(await context.newCDPSession(first.page))).not.toBe('Fraunces');

    await first.page.locator('main a[href="/camere/bungalow-ginepro"]').first().click();
    await expect(first.page).toHaveURL('/camere/bungalow-ginepro');
    const devtools = await context.newCDPSession(first.page);
    // The heading may be replaced between two questions about it.
    await expect(async () => expect(await fontOfHeading(devtools)).toBe('Fraunces')).toPass();

    const second = await openPage(context);
    await visitWithFonts(second.page, '/');
    expect(await fontOfHeading(await context.newCDPSession(second.page))).toBe('Fraunces');
    expectStill(await second.moves(), 'the second page');
  },
);
