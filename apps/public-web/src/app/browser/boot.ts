import './favicon.svg';
import { startWhenNeeded } from './start-when-needed';

// The one script of a page that runs at once: it waits, so that the page paints first.
startWhenNeeded({
  window,
  preload: document.querySelector<HTMLElement>('script[data-preload]')?.dataset.preload?.split(' ') ?? [],
  load: async () => (await import(/* webpackChunkName: "site" */ './hydrate')).hydrate(),
});
