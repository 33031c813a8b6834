import path from 'node:path';
import { LANGUAGES } from '@ospite/domain';
import { chooseAPassword } from '../../first-day/begin';
import { journey } from '../../first-day/empty-product';
import { guestsOfAllLanguagesAsk } from '../../first-day/guests';
import { BAITA_LARICE } from '../../first-day/houses';
import { expectNoEmailOfTheDemo, expectNoPageOfTheDemo } from '../../first-day/nothing-of-the-demo';
import { openTheHouse } from '../../first-day/open-the-house';
import { addressOf } from '../../support/addresses';
import { useSmallPhone } from '../../support/small-phone';
import { expect } from '../../support/test';

/** For an owner's first day and a walk of every page on a busy machine. */
const MAX_JOURNEY_MS = 600_000;

/** Of a request on the site and one in each language, to guest and owner. */
const EMAILS = 2 * (1 + LANGUAGES.length);

/** What this house neither offers nor promises, and of what it has one. */
const UNSAID =
  /colazion\p{L}*|breakfast\p{L}*|Frühstück\p{L}*|desayun\p{L}*|24 (?:ore|hours|Stunden|horas)|(?:(?:le|alle|delle|sulle|tutte) camere|(?:the|all) rooms|(?:las|todas) habitaciones|(?:den|alle) Zimmern?)(?!\p{L})|(?<=>)(?:Camere|Rooms|Habitaciones)(?=<)/iu;

journey(
  'a house without breakfast has no page, menu entry or price of one, promises no time, speaks of its one room, and has nothing of the demo',
  { tag: '@phone' },
  async ({ page, credentials, empty }) => {
    journey.setTimeout(MAX_JOURNEY_MS);
    await useSmallPhone(page);
    // The screens themselves are looked at in the guide's first day.
    const day = { page, look: async () => {} };
    await chooseAPassword(day, credentials);
    await openTheHouse(day, BAITA_LARICE);
    for (const language of LANGUAGES)
      expect((await page.request.get(addressOf('breakfast', language))).status(), language).toBe(404);
    await expectNoPageOfTheDemo(page, UNSAID);
    const [room] = BAITA_LARICE.rooms;
    if (room) await guestsOfAllLanguagesAsk(page, room);
    await expectNoEmailOfTheDemo(path.join(empty.dataDir, 'mail'), EMAILS, UNSAID);
  },
);
