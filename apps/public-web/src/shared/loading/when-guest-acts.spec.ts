// Shows: decisions §3 Hydration
import { whenGuestActs } from './when-guest-acts';

afterEach(() => {
  delete document.documentElement.dataset.touched;
  document.body.replaceChildren();
});

it.each(['scroll', 'pointerdown', 'pointermove', 'keydown', 'click'])(
  'a guest acts, once, with a %s',
  (sign) => {
    const act = jest.fn();
    whenGuestActs(act);
    expect(act).not.toHaveBeenCalled();
    for (let time = 0; time < 2; time += 1) document.dispatchEvent(new Event(sign));
    expect(act).toHaveBeenCalledTimes(1);
  },
);

it('a guest has acted who touched the page before its script ran', () => {
  document.documentElement.dataset.touched = '';
  const act = jest.fn();
  whenGuestActs(act);
  expect(act).toHaveBeenCalledTimes(1);
});

it('a carousel that scrolls by itself is no guest', () => {
  const carousel = document.body.appendChild(document.createElement('ul'));
  const act = jest.fn();
  const cancel = whenGuestActs(act);
  carousel.dispatchEvent(new Event('scroll'));
  expect(act).not.toHaveBeenCalled();
  cancel();
  document.dispatchEvent(new Event('scroll'));
  expect(act).not.toHaveBeenCalled();
});
