import './favicon.svg';
import {
  evaluateInTasks,
  hydrationFiles,
  loadPageState,
  savesData,
  scheduleHydration,
} from '@ospite/site-engine';
import type { PageState } from '../page-state';

let state: Promise<PageState> | undefined;
const loadState = () => (state ??= loadPageState<PageState>(document));

/** The libraries of a page, each evaluated in a task of its own. */
const LIBRARIES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "site" */ './react'),
  () => import(/* webpackChunkName: "site" */ './redux'),
  () => import(/* webpackChunkName: "site" */ '../store'),
  () => import(/* webpackChunkName: "site" */ './translations'),
];

// The one script of a page that runs at once: it waits, so that the page paints first.
scheduleHydration({
  window,
  waitsForTouch: savesData(navigator),
  files: hydrationFiles(document),
  fetchAhead: () => void loadState().catch(() => undefined),
  load: async () => {
    await evaluateInTasks(LIBRARIES);
    const { hydrate } = await import(/* webpackChunkName: "site" */ './hydrate');
    await hydrate(loadState());
  },
});
