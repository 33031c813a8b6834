// Shows: specification §2 Admin page
// Shows: decisions §1 The property, §4 First start, §7 Messages by e-mail
import { startProductForTests } from '../../../tools/serve/for-tests.mjs';
import { chooseAPassword, describeTheProperty } from '../../first-day/begin';
import { checkedDay, picturedDay } from '../../first-day/day';
import { aGuestAsks, announceAnEvent, answerInGerman, approveAReview } from '../../first-day/guests';
import { addARoom, addPictures, setPrices } from '../../first-day/rooms';
import { readCredentials } from '../../support/data-folder';
import { PHOTOS } from '../../support/photos';
import { inDays } from '../../support/quote-form';
import { useSmallPhone } from '../../support/small-phone';
import { expect, test } from '../../support/test';

/** Starting a product may take long on a shared machine. */
const MAX_START_MS = 240_000;

/** A product of its own: nobody has described the property yet, and the password changes. */
const journey = test.extend<{ empty: Awaited<ReturnType<typeof startProductForTests>> }>({
  empty: [
    async ({ isMobile }, use, testInfo) => {
      testInfo.skip(!isMobile, 'the day is lived on a phone');
      const product = await startProductForTests({ SEED_DEMO: '0' });
      await use(product);
      await product.stop();
    },
    { timeout: MAX_START_MS },
  ],
  baseURL: async ({ empty }, use) => use(empty.url),
  credentials: async ({ empty }, use) => use(await readCredentials(empty.dataDir)),
});

/** `npm run guide-pictures` names the folder of the guide's pictures. */
const pictures = process.env.GUIDE_PICTURES;

journey('an owner lives the first day of the guide on a small phone', async ({ page, credentials }) => {
  journey.setTimeout(300_000);
  await useSmallPhone(page, true);
  const day = pictures ? picturedDay(page, pictures) : checkedDay(page);
  await chooseAPassword(day, credentials);
  await describeTheProperty(day);
  await addARoom(day);
  await addPictures(day, PHOTOS);
  await setPrices(day);
  await aGuestAsks(day);
  await answerInGerman(day);
  await approveAReview(day);
  await announceAnEvent(day, PHOTOS[0] ?? '', inDays(40));

  for (const [address, words] of [
    ['/zimmer', 'Ruhiges Zimmer mit Balkon'],
    ['/api/events', 'Festa di Sant’Andrea'],
    ['/api/reviews', 'Grazie Eva, vi aspettiamo ancora!'],
  ] as const)
    expect(await (await page.request.get(address)).text(), address).toContain(words);
});
