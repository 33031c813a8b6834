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

it('a guest has acted who touched the page before its script ran', () => {
  document.documentElement.dataset.touched = '';
  const run = jest.fn();
  onFirstInteraction(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it('a carousel that scrolls by itself is no guest', () => {
  const carousel = document.body.appendChild(document.createElement('ul'));
  const run = jest.fn();
  const cancel = onFirstInteraction(run);
  carousel.dispatchEvent(new Event('scroll'));
  expect(run).not.toHaveBeenCalled();
  cancel();
  document.dispatchEvent(new Event('scroll'));
  expect(run).not.toHaveBeenCalled();
});
