import { saveOrder } from './save-order';

const problem = (code: string) => ({ error: { status: 422, code, detail: null, fields: [], facts: {} } });
const MISMATCH = problem('room.order_mismatch');
const listed = (...ids: readonly number[]) =>
  jest.fn(async () => ids.map((id, imageOrder) => ({ id, imageOrder })));

it('saves an order as it is, with the one that it is based on', async () => {
  const save = jest.fn(async () => ({}));
  expect(await saveOrder([2, 1], [1, 2], { save, list: jest.fn() })).toEqual({});
  expect(save.mock.calls).toEqual([
    [
      [2, 1],
      [1, 2],
    ],
  ]);
});

it('saves once more with what has arrived and without what has gone', async () => {
  const save = jest.fn(async () => ({})).mockResolvedValueOnce(MISMATCH);
  expect(await saveOrder([3, 2, 1], [1, 2, 3], { save, list: listed(1, 2, 4) })).toEqual({});
  expect(save.mock.calls).toEqual([
    [
      [3, 2, 1],
      [1, 2, 3],
    ],
    [
      [2, 1, 4],
      [1, 2, 3],
    ],
  ]);
});

it('counts as saved when only the response was lost', async () => {
  const save = async () => problem('network');
  expect(await saveOrder([2, 1], [1, 2], { save, list: listed(2, 1) })).toEqual({});
  expect(await saveOrder([2, 1], [1, 2], { save, list: listed(1, 2) })).toEqual(problem('network'));
});

it('reads the order that somebody else has saved in between, and does not overwrite it', async () => {
  const changed = problem('room.order_changed');
  const save = jest.fn(async () => changed);
  const list = listed(2, 1);
  expect(await saveOrder([2, 1], [1, 2], { save, list })).toBe(changed);
  expect([save.mock.calls.length, list.mock.calls.length]).toEqual([1, 1]);
});

it('gives up where the pictures cannot be read, and with any other problem', async () => {
  const list = jest.fn(async () => null);
  expect(await saveOrder([1], [1], { save: async () => MISMATCH, list })).toBe(MISMATCH);
  const other = problem('server.failed');
  expect(await saveOrder([1], [1], { save: async () => other, list })).toBe(other);
  expect(list).toHaveBeenCalledTimes(1);
});
