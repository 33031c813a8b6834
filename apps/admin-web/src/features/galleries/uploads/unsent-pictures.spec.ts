import { isSameFile, missingOne, unsentPictures, type UnsentPicture } from './unsent-pictures';

beforeEach(() => sessionStorage.clear());

const unsent = (name: string, changes: Partial<UnsentPicture> = {}): UnsentPicture => ({
  name,
  size: 4,
  modified: 1_000,
  key: `key of ${name}`,
  ...changes,
});
const photo = (name: string, lastModified = 1_000) => new File(['mare'], name, { lastModified });

it('keeps the pictures of each gallery across a reload, until none is left', () => {
  unsentPictures('room-1').write([unsent('a.jpg'), unsent('b.jpg')]);
  unsentPictures('breakfast').write([unsent('c.jpg')]);
  expect(unsentPictures('room-1').read()).toEqual([unsent('a.jpg'), unsent('b.jpg')]);
  unsentPictures('room-1').write([]);
  expect(unsentPictures('room-1').read()).toEqual([]);
  expect(unsentPictures('breakfast').read()).toEqual([unsent('c.jpg')]);
});

it('remembers nothing where the browser keeps nothing, or something else', () => {
  const refuses = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const closed = { getItem: refuses, setItem: refuses } as unknown as Storage;
  expect(unsentPictures('room-1', closed).read()).toEqual([]);
  expect(() => unsentPictures('room-1', closed).write([unsent('a.jpg')])).not.toThrow();
  for (const other of ['{"a":1}', '["a.jpg"]', '[{"name":"a.jpg"}]', 'x']) {
    sessionStorage.setItem('ospite-unsent:room-1', other);
    expect(unsentPictures('room-1').read()).toEqual([]);
  }
});

it('knows a missing picture by its file, and else by its name', () => {
  const [first, second] = [unsent('image.jpg', { modified: 900 }), unsent('image.jpg')];
  expect(missingOne([first, second], photo('image.jpg'))).toBe(second);
  expect(missingOne([first, second], photo('image.jpg', 2_000))).toBe(first);
  expect(missingOne([first, second], photo('other.jpg'))).toBeUndefined();
  expect([first, second].map((one) => isSameFile(one, photo('image.jpg')))).toEqual([false, true]);
});
