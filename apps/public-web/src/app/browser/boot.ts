import './favicon.svg';
import { BOOT_ELEMENT, loadPageState } from '../page-state';
import { evaluateInTasks } from './evaluate-in-tasks';
import { savesData } from './saves-data';
import { startWhenNeeded } from './start-when-needed';

let state: ReturnType<typeof loadPageState> | undefined;
const loadState = () => (state ??= loadPageState(document));

// The one script of a page that runs at once: it waits, so that the page paints first.
startWhenNeeded({
  window,
  waitsForTouch: savesData(navigator),
  files: document.getElementById(BOOT_ELEMENT)?.dataset.files?.split(' ') ?? [],
  fetchAhead: () => void loadState().catch(() => undefined),
  load: async () => {
    const { hydrate } = await evaluateInTasks();
    await hydrate(loadState());
  },
});
