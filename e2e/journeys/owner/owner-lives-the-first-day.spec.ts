import path from 'node:path';
import { chooseAPassword } from '../../first-day/begin';
import { checkedDay, picturedDay } from '../../first-day/day';
import { journey } from '../../first-day/empty-product';
import { announceAnEvent, answerInGerman, approveAReview, lookAtTheTexts } from '../../first-day/guests';
import { CASA_DEL_MIRTO, CASA_DI_RINGHIERA } from '../../first-day/houses';
import { expectNoEmailOfTheDemo, expectNoPageOfTheDemo } from '../../first-day/nothing-of-the-demo';
import { openTheHouse } from '../../first-day/open-the-house';
import { smallPhotos } from '../../support/photos';
import { inDays } from '../../support/quote-form';
import { useSmallPhone } from '../../support/small-phone';
import { expect } from '../../support/test';

/** `npm run guide-pictures` names the folder of the guide's pictures. */
const pictures = process.env.GUIDE_PICTURES;

/** For an owner's first day and a walk of every page on a busy machine. */
const MAX_JOURNEY_MS = 600_000;

/** Of the request to guest and owner, the reply, and the review. */
const EMAILS = 4;

journey(
  'an owner lives the first day of the guide on a small phone, and a site in a town says nothing of the sea',
  { tag: '@phone' },
  async ({ page, credentials, empty }) => {
    journey.setTimeout(MAX_JOURNEY_MS);
    await useSmallPhone(page);
    const day = pictures ? picturedDay(page, pictures) : checkedDay(page);
    const words = async (address: string) => (await page.request.get(address)).text();
    expect(await words('/')).not.toContain('Dove siamo');
    expect((await page.request.get('/chi-siamo')).status()).toBe(404);
    await chooseAPassword(day, credentials);
    await openTheHouse(day, pictures ? CASA_DEL_MIRTO : CASA_DI_RINGHIERA);
    await answerInGerman(day);
    await approveAReview(day);
    await announceAnEvent(day, (await smallPhotos()).slice(0, 1), inDays(40));
    await lookAtTheTexts(day);
    if (pictures) return;

    for (const [address, text] of [
      ['/', 'Tre camere in città, a Bologna'],
      ['/de', 'Drei Zimmer in der Stadt, in Bologna'],
      ['/fruehstueck', 'Es ist nicht im Zimmerpreis enthalten'],
      ['/chi-siamo', 'Irene'],
      ['/zimmer', 'Doppelzimmer im zweiten Stock'],
      ['/api/events', 'Festa di Sant’Andrea'],
      ['/api/reviews', 'Grazie Eva, vi aspettiamo ancora!'],
    ] as const)
      expect(await words(address), address).toContain(text);
    await expectNoPageOfTheDemo(page);
    await expectNoEmailOfTheDemo(path.join(empty.dataDir, 'mail'), EMAILS);
  },
);
