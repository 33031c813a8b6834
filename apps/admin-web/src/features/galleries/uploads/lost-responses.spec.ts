import { LostResponses } from './lost-responses';

const stored = (id: number, width = 1600, height = 1200) => ({ id, width, height });
const PHOTO = { width: 3_000, height: 2_250 };

it('finds a picture whose response was lost by the size of the copy that the server keeps', () => {
  const lost = new LostResponses();
  lost.know([stored(1)]);
  lost.lose(7, PHOTO);
  expect(lost.arrived(7, [stored(1), stored(2)])).toEqual(stored(2));
  expect(lost.arrived(7, [stored(1), stored(2, 1600, 1067)])).toBeUndefined();
});

it('never takes a picture for lost that was there before', () => {
  const lost = new LostResponses();
  lost.know([stored(1)]);
  lost.lose(7, PHOTO);
  expect(lost.arrived(7, [stored(1)])).toBeUndefined();
});

it('tells two of one size apart only when both arrived', () => {
  const lost = new LostResponses();
  lost.lose(7, PHOTO);
  lost.lose(8, PHOTO);
  expect(lost.arrived(7, [stored(1)])).toBeUndefined();
  expect(lost.arrived(7, [stored(1), stored(2)])).toEqual(stored(1));
  lost.know([stored(1)]);
  lost.forget(7);
  expect(lost.arrived(8, [stored(1), stored(2)])).toEqual(stored(2));
});

it('keeps a small picture at its own size', () => {
  const lost = new LostResponses();
  lost.lose(7, { width: 800, height: 600 });
  expect(lost.arrived(7, [stored(3, 800, 600)])).toEqual(stored(3, 800, 600));
});

it('sends again what nobody knows the size of', () => {
  const lost = new LostResponses();
  lost.lose(7, null);
  expect(lost.hasLost(7)).toBe(false);
});
