import { nextTask } from './next-task';

/** The libraries of a page. Each is evaluated in a task of its own: together they would block a phone for a tenth of a second. */
const LIBRARIES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "site" */ './react'),
  () => import(/* webpackChunkName: "site" */ './redux'),
  () => import(/* webpackChunkName: "site" */ '../store'),
  () => import(/* webpackChunkName: "site" */ './translations'),
];

/** Loads everything that a page needs, the libraries first. */
export async function evaluateInTasks() {
  for (const library of LIBRARIES) {
    await library();
    await nextTask();
  }
  return import(/* webpackChunkName: "site" */ './hydrate');
}
