import { onFirstInteraction } from './on-first-interaction';

afterEach(() => {
  delete document.documentElement.dataset.touched;
  document.body.replaceChildren();
});

it.each(['scroll', 'pointerdown', 'pointermove', 'keydown', 'click'])(
  'a guest acts, once, with a %s',
  (sign) => {
    const run = jest.fn();
    onFirstInteraction(run);
    expect(run).not.toHaveBeenCalled();
    for (let time = 0; time < 2; time += 1) document.dispatchEvent(new Event(sign));
    expect(run).toHaveBeenCalledTimes(1);
  },
);

it('a touch before the script ran counts', () => {
  document.documentElement.dataset.touched = '';
  const run = jest.fn();
  onFirstInteraction(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it('a carousel that scrolls by itself does not count', () => {
  const carousel = document.body.appendChild(document.createElement('ul'));
  const run = jest.fn();
  const cancel = onFirstInteraction(run);
  carousel.dispatchEvent(new Event('scroll'));
  expect(run).not.toHaveBeenCalled();
  cancel();
  document.dispatchEvent(new Event('scroll'));
  expect(run).not.toHaveBeenCalled();
});
