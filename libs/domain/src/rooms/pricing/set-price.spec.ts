import { MemoryRoomStore } from '../memory-room-store.fixture';
import { aRoomDraft } from '../room.fixture';
import { checkedRoom } from '../room-details';
import { checkedPrice } from './price';
import { SetPrice } from './set-price';

const NOW = new Date('2026-07-01T08:30:00Z');

describe('a price', () => {
  it('is free text without the blanks around it', () => {
    expect([' 75€ ', '70-85€'].map(checkedPrice)).toEqual(['75€', '70-85€']);
  });

  it.each(['', '  ', 'x'.repeat(51), '75€\n85€'])('is not %j', (text) => {
    expect(() => checkedPrice(text)).toThrow('room.invalid');
  });
});

it('the owner sets a price, also the first one, and nothing that is no price', async () => {
  const rooms = new MemoryRoomStore();
  const { id } = await rooms.add(checkedRoom(aRoomDraft()), NOW);
  const setPrice = new SetPrice(rooms, { now: () => NOW });
  expect((await setPrice.set(id, 'low', ' 75€ ', undefined)).prices).toEqual([
    { id: expect.any(Number), season: 'low', pricePerNight: '75€', updatedAt: NOW },
  ]);
  await expect(setPrice.set(id, 'low', ' ', undefined)).rejects.toMatchObject({
    code: 'room.invalid',
    fields: [{ field: 'pricePerNight', code: 'required' }],
  });
  expect((await rooms.find(id, 'published'))?.prices).toMatchObject([{ pricePerNight: '75€' }]);
});
