import fs from 'node:fs';

/** A plugin of Nx: writes the result of each task into the file that `npm test` names, for its summary. */
export function postTasksExecution(_options, { taskResults }) {
  const file = process.env.TASK_RESULTS;
  if (file) fs.writeFileSync(file, JSON.stringify(Object.values(taskResults)));
}
