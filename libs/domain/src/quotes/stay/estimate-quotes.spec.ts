import { MemoryPropertyStore } from '../../property/memory-property-store.fixture';
import { aProperty } from '../../property/property.fixture';
import { MemoryRoomStore } from '../../rooms/memory-room-store.fixture';
import { SEASONS } from '../../rooms';
import { aRoom } from '../../rooms/room.fixture';
import { aQuote } from '../quote.fixture';
import { EstimateQuotes } from './estimate-quotes';

const estimateIn = async (properties: MemoryPropertyStore) => {
  const rooms = new MemoryRoomStore();
  const { id } = await rooms.add(aRoom({ slug: 'mirto', isActive: false }), new Date(0));
  for (const season of SEASONS)
    await rooms.setPrice(id, { season, pricePerNight: '80€' }, undefined, new Date(0));
  const { estimate } = await new EstimateQuotes(rooms, properties).prepare();
  return (preferredRoom: string | null) => estimate(aQuote({ preferredRoom }))?.total;
};

it('estimates each quote in its room, also one that guests no longer see', async () => {
  const property = aProperty({ weeklyDiscountPercent: 10, touristTax: null });
  const estimate = await estimateIn(new MemoryPropertyStore(property));
  expect(estimate('mirto')).toEqual({ from: 50_400, to: 50_400 });
  expect([estimate(null), estimate('gone')]).toEqual([undefined, undefined]);
});

it('finds the preferred room only where guests see it', async () => {
  const rooms = new MemoryRoomStore();
  await rooms.add(aRoom({ slug: 'mirto', name: 'Mirto' }), new Date(0));
  await rooms.add(aRoom({ slug: 'lentisco', isActive: false }), new Date(0));
  const { shownRoom } = await new EstimateQuotes(rooms, new MemoryPropertyStore(aProperty())).prepare();
  const found = ['mirto', 'lentisco', 'gone', null].map(
    (one) => shownRoom(aQuote({ preferredRoom: one }))?.slug,
  );
  expect(found).toEqual(['mirto', undefined, undefined, undefined]);
});

it('estimates a stay in each room that guests see, also in one without a price', async () => {
  const rooms = new MemoryRoomStore();
  const { id } = await rooms.add(aRoom({ slug: 'uno', name: 'Uno' }), new Date(0));
  for (const season of SEASONS)
    await rooms.setPrice(id, { season, pricePerNight: '80€' }, undefined, new Date(0));
  await rooms.add(aRoom({ slug: 'due', name: 'Due' }), new Date(0));
  await rooms.add(aRoom({ slug: 'tre', name: 'Tre', isActive: false }), new Date(0));
  const property = aProperty({ weeklyDiscountPercent: null, touristTax: null });
  const { inEachRoom } = await new EstimateQuotes(rooms, new MemoryPropertyStore(property)).prepare();
  const offers = inEachRoom(aQuote());
  expect(offers.map(({ name, estimate }) => [name, estimate?.total.to])).toEqual([
    ['Uno', 56_000],
    ['Due', undefined],
  ]);
});

it('puts the rooms that hold the party before those that are too small', async () => {
  const rooms = new MemoryRoomStore();
  await rooms.add(aRoom({ slug: 'uno', name: 'Uno', maxGuests: 1 }), new Date(0));
  await rooms.add(aRoom({ slug: 'due', name: 'Due', maxGuests: 2 }), new Date(0));
  const { inEachRoom } = await new EstimateQuotes(rooms, new MemoryPropertyStore(aProperty())).prepare();
  expect(inEachRoom(aQuote({ guests: 2 }))).toMatchObject([
    { name: 'Due', maxGuests: 2 },
    { name: 'Uno', maxGuests: 1 },
  ]);
});

it('estimates nothing before the property is described', async () => {
  const estimate = await estimateIn(new MemoryPropertyStore());
  expect(estimate('mirto')).toBeUndefined();
});
