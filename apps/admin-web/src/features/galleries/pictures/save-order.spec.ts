import { saveOrder } from './save-order';

const MISMATCH = {
  error: { status: 422, code: 'room.order_mismatch', detail: null, fields: [], facts: {} },
};

it('saves an order as it is', async () => {
  const save = jest.fn(async () => ({}));
  expect(await saveOrder([2, 1], { save, list: jest.fn() })).toEqual({});
  expect(save.mock.calls).toEqual([[[2, 1]]]);
});

it('saves once more with what has arrived and without what has gone', async () => {
  const save = jest.fn(async () => ({})).mockResolvedValueOnce(MISMATCH);
  const list = async () => [{ id: 1 }, { id: 2 }, { id: 4 }];
  expect(await saveOrder([3, 2, 1], { save, list })).toEqual({});
  expect(save.mock.calls).toEqual([[[3, 2, 1]], [[2, 1, 4]]]);
});

it('gives up where the pictures cannot be read, and with any other problem', async () => {
  const list = jest.fn(async () => null);
  expect(await saveOrder([1], { save: async () => MISMATCH, list })).toBe(MISMATCH);
  const other = { error: { ...MISMATCH.error, code: 'network' } };
  expect(await saveOrder([1], { save: async () => other, list })).toBe(other);
  expect(list).toHaveBeenCalledTimes(1);
});
