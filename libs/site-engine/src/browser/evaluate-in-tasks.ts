import { nextTask } from './next-task';

/** Loads scripts, each evaluated in a task of its own: together they would block a phone for a tenth of a second. */
export async function evaluateInTasks(scripts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const load of scripts) {
    await load();
    await nextTask();
  }
}
