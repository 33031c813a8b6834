import { chooseAPassword, describeTheProperty } from '../../first-day/begin';
import { checkedDay, picturedDay } from '../../first-day/day';
import { journey } from '../../first-day/empty-product';
import {
  aGuestAsks,
  announceAnEvent,
  answerInGerman,
  approveAReview,
  lookAtTheTexts,
} from '../../first-day/guests';
import { CASA_DEL_MIRTO, type OwnersRoom } from '../../first-day/houses';
import { addPictures, addTheFirstRoom, setPrices } from '../../first-day/rooms';
import { prepareTheTexts } from '../../first-day/texts';
import { smallPhotos } from '../../support/photos';
import { inDays } from '../../support/quote-form';
import { useSmallPhone } from '../../support/small-phone';
import { expect } from '../../support/test';

/** `npm run guide-pictures` names the folder of the guide's pictures. */
const pictures = process.env.GUIDE_PICTURES;

const [room] = CASA_DEL_MIRTO.rooms as readonly [OwnersRoom];

journey(
  'an owner lives the first day of the guide on a small phone',
  { tag: '@phone' },
  async ({ page, credentials }) => {
    journey.setTimeout(300_000);
    await useSmallPhone(page, true);
    const day = pictures ? picturedDay(page, pictures) : checkedDay(page);
    await chooseAPassword(day, credentials);
    await describeTheProperty(day, CASA_DEL_MIRTO);
    await addTheFirstRoom(day, room);
    const photos = await smallPhotos();
    await addPictures(day, room, photos);
    await setPrices(day, [room]);
    const words = async (address: string) => (await page.request.get(address)).text();
    expect(await words('/')).not.toContain('Dove siamo');
    expect((await page.request.get('/chi-siamo')).status()).toBe(404);
    await prepareTheTexts(day, CASA_DEL_MIRTO, photos.slice(0, 1));
    await aGuestAsks(day, room);
    await answerInGerman(day);
    await approveAReview(day);
    await announceAnEvent(day, photos.slice(0, 1), inDays(40));
    await lookAtTheTexts(day);

    for (const [address, text] of [
      ['/', 'Una camera al mare, a San Teodoro'],
      ['/de', 'Ein Zimmer am Meer, in San Teodoro'],
      ['/fruehstueck', 'Es ist im Zimmerpreis enthalten.'],
      ['/chi-siamo', 'Marta'],
      ['/zimmer', 'Ruhiges Zimmer mit Balkon'],
      ['/api/events', 'Festa di Sant’Andrea'],
      ['/api/reviews', 'Grazie Eva, vi aspettiamo ancora!'],
    ] as const)
      expect(await words(address), address).toContain(text);
  },
);
