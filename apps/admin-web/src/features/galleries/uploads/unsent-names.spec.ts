import { unsentNames } from './unsent-names';

beforeEach(() => sessionStorage.clear());

it('keeps the names of each gallery across a reload, until none is left', () => {
  unsentNames('room-1').write(['a.jpg', 'b.jpg']);
  unsentNames('breakfast').write(['c.jpg']);
  expect(unsentNames('room-1').read()).toEqual(['a.jpg', 'b.jpg']);
  unsentNames('room-1').write([]);
  expect(unsentNames('room-1').read()).toEqual([]);
  expect(unsentNames('breakfast').read()).toEqual(['c.jpg']);
});

it('remembers nothing where the browser keeps nothing, or something else', () => {
  const refuses = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const closed = { getItem: refuses, setItem: refuses } as unknown as Storage;
  expect(unsentNames('room-1', closed).read()).toEqual([]);
  expect(() => unsentNames('room-1', closed).write(['a.jpg'])).not.toThrow();
  sessionStorage.setItem('ospite-unsent:room-1', '{"a":1}');
  expect(unsentNames('room-1').read()).toEqual([]);
});
