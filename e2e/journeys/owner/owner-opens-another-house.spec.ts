import { LANGUAGES } from '@ospite/domain';
import { addressOf } from '../../support/addresses';
import path from 'node:path';
import { chooseAPassword, describeTheProperty } from '../../first-day/begin';
import type { Day } from '../../first-day/day';
import { journey } from '../../first-day/empty-product';
import { aGuestAsks } from '../../first-day/guests';
import { BAITA_LARICE, CASA_DI_RINGHIERA, type House, type OwnersRoom } from '../../first-day/houses';
import { expectNoEmailOfTheDemo, expectNoPageOfTheDemo } from '../../first-day/nothing-of-the-demo';
import { addAnotherRoom, addPictures, addTheFirstRoom, setPrices } from '../../first-day/rooms';
import { prepareTheTexts } from '../../first-day/texts';
import { smallPhotos } from '../../support/photos';
import { useSmallPhone } from '../../support/small-phone';
import { expect } from '../../support/test';

/** For an owner's first day and a walk of every page on a busy machine. */
const MAX_JOURNEY_MS = 600_000;

/** In the e-mail to the guest and the one to the owner. */
const EMAILS_OF_A_REQUEST = 2;

const BREAKFAST = /colazion\p{L}*|breakfast\p{L}*|Frühstück\p{L}*|desayun\p{L}*/iu;

/** An owner's first day in the back-office alone; the screens themselves are looked at in the guide's first day. */
async function open(day: Day, house: House): Promise<void> {
  await describeTheProperty(day, house);
  const [first, ...others] = house.rooms as readonly [OwnersRoom, ...OwnersRoom[]];
  const photos = await smallPhotos();
  await addTheFirstRoom(day, first);
  await addPictures(day, first, photos.slice(0, 2));
  for (const room of others) {
    await addAnotherRoom(day, room);
    await addPictures(day, room, photos.slice(0, 1));
  }
  await setPrices(day, house.rooms);
  await prepareTheTexts(day, house, photos.slice(0, 1));
  await aGuestAsks(day, first);
}

journey.describe('a house that is not the demo', { tag: '@phone' }, () => {
  journey.beforeEach(async ({ page, credentials }) => {
    journey.setTimeout(MAX_JOURNEY_MS);
    await useSmallPhone(page, true);
    await chooseAPassword({ page, look: async () => {} }, credentials);
  });

  journey('in a town says nothing of the sea in any language', async ({ page, empty }) => {
    await open({ page, look: async () => {} }, CASA_DI_RINGHIERA);
    await page.goto('/');
    await expect(page.getByText('Tre camere in città, a Bologna')).toBeVisible();
    await expectNoPageOfTheDemo(page);
    await expectNoEmailOfTheDemo(path.join(empty.dataDir, 'mail'), EMAILS_OF_A_REQUEST);
  });

  journey('without breakfast has no page, menu entry or price of one', async ({ page, empty }) => {
    await open({ page, look: async () => {} }, BAITA_LARICE);
    for (const language of LANGUAGES)
      expect((await page.request.get(addressOf('breakfast', language))).status(), language).toBe(404);
    await expectNoPageOfTheDemo(page, BREAKFAST);
    await expectNoEmailOfTheDemo(path.join(empty.dataDir, 'mail'), EMAILS_OF_A_REQUEST);
  });
});
