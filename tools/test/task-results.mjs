import fs from 'node:fs';

/** A plugin of Nx: writes what became of each task, for the summary of `npm test`, which names the file. */
export function postTasksExecution(_options, { taskResults }) {
  const file = process.env.TASK_RESULTS;
  if (file) fs.writeFileSync(file, JSON.stringify(Object.values(taskResults)));
}
