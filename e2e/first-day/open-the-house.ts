import { smallPhotos } from '../support/photos';
import { describeTheProperty } from './begin';
import type { Day } from './day';
import { aGuestAsks } from './guests';
import type { House, OwnersRoom } from './houses';
import { addAnotherRoom, addPictures, addTheFirstRoom, setPrices } from './rooms';
import { prepareTheTexts } from './texts';

/** From what every property needs to published texts and a guest's request, in the back-office alone. */
export async function openTheHouse(day: Day, house: House): Promise<void> {
  await describeTheProperty(day, house);
  const [first, ...others] = house.rooms as readonly [OwnersRoom, ...OwnersRoom[]];
  const photos = await smallPhotos();
  await addTheFirstRoom(day, first);
  await addPictures(day, first, photos);
  // These screens have been looked at with the first room.
  const quick: Day = { ...day, look: async () => {} };
  for (const room of others) {
    await addAnotherRoom(quick, room);
    await addPictures(quick, room, photos.slice(0, 1));
  }
  await setPrices(day, house.rooms);
  await prepareTheTexts(day, house, photos.slice(0, 1));
  await aGuestAsks(day, first);
}
