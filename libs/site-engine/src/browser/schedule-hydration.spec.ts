import { LATEST_START_MS, scheduleHydration } from './schedule-hydration';

interface Opened {
  readonly load?: () => Promise<void>;
  readonly waitsForTouch?: boolean;
}

function openPage({ load = jest.fn(async () => undefined), waitsForTouch = false }: Opened = {}) {
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<button type="button">Apri</button><a href="#foto" data-hydrate>Foto</a><a href="#altro">Altro</a>';
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' });
  scheduleHydration({ window, waitsForTouch, files: ['/site.js', '/texts.json'], load });
  const [button] = document.getElementsByTagName('button');
  if (!button) throw new Error('no button');
  return { load, button };
}

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  // All tests share one document: a touch ends what still waits for one, and the queueing of clicks.
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
  jest.useRealTimers();
});

describe('the start of the script', () => {
  it('waits until a second after the page has loaded, and fetches its files at low priority meanwhile', () => {
    const { load } = openPage();
    expect(document.querySelector('link')).toBeNull();
    window.dispatchEvent(new Event('load'));
    expect(document.querySelector('link[rel=modulepreload]')).toHaveAttribute('href', '/site.js');
    expect(document.querySelector('link[rel=preload]')).toHaveAttribute('href', '/texts.json');
    jest.advanceTimersByTime(LATEST_START_MS - 1);
    expect(load).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('fetches nothing for a visitor who saves data until the page is touched, and then everything', () => {
    const { load } = openPage({ waitsForTouch: true });
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60 * LATEST_START_MS);
    expect(document.querySelector('link')).toBeNull();
    expect(load).not.toHaveBeenCalled();
    delete document.documentElement.dataset.touched;
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(document.documentElement.dataset).toHaveProperty('touched');
    expect(document.querySelector('link[rel=modulepreload]')).toHaveAttribute('href', '/site.js');
    expect(document.querySelector('link[rel=preload]')).toHaveAttribute('href', '/texts.json');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'keydown', 'focusin', 'touchstart'])(
    'comes at once with a %s, and only once',
    (touch) => {
      const { load } = openPage();
      document.body.dispatchEvent(new Event(touch, { bubbles: true }));
      document.body.dispatchEvent(new Event(touch, { bubbles: true }));
      window.dispatchEvent(new Event('load'));
      jest.advanceTimersByTime(LATEST_START_MS);
      expect(load).toHaveBeenCalledTimes(1);
    },
  );

  it('is not the last moment at which a touch is noted: what hydrates later looks for one', () => {
    openPage();
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(LATEST_START_MS);
    delete document.documentElement.dataset.touched;
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(document.documentElement.dataset).toHaveProperty('touched');
  });

  it('queues a click on what needs the script, and replays it once the page is hydrated', async () => {
    let alive: () => void = () => undefined;
    const { button } = openPage({ load: () => new Promise((done) => (alive = done)) });
    const clicked = jest.fn();
    button.addEventListener('click', clicked);
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.click();
    expect(clicked).not.toHaveBeenCalled();
    alive();
    await jest.advanceTimersByTimeAsync(0);
    expect(clicked).toHaveBeenCalledTimes(1);
    button.click();
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it('drops a click on what is gone by then', async () => {
    let alive: () => void = () => undefined;
    const { button } = openPage({ load: () => new Promise((done) => (alive = done)) });
    const clicked = jest.fn();
    button.addEventListener('click', clicked);
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.click();
    button.remove();
    alive();
    await jest.advanceTimersByTimeAsync(0);
    expect(clicked).not.toHaveBeenCalled();
  });

  it('lets links through as plain HTML', () => {
    openPage();
    const link = document.querySelector<HTMLAnchorElement>('a:not([data-hydrate])');
    expect(link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(true);
  });

  it('stops queueing clicks when the script does not come', async () => {
    const { button } = openPage({ load: () => Promise.reject(new Error('offline')) });
    const clicked = jest.fn();
    button.addEventListener('click', clicked);
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.click();
    await jest.advanceTimersByTimeAsync(0);
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});
