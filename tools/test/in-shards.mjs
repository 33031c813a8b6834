import { run } from '../../launcher/process/run.mjs';
import { runTool } from '../../launcher/process/shutdown.mjs';

const SHARDS = 2;

/**
 * Runs a project's tests in several processes of Jest at once, each with a share of the files; one that fails keeps none of
 * the others from running, as it would among the `commands` of Nx. Each leaves a report, `api.1.json`.
 */
runTool(async () => {
  const [project, ...args] = process.argv.slice(2);
  const inShard = (shard) =>
    run(
      process.execPath,
      [
        ...process.execArgv,
        'node_modules/jest/bin/jest.js',
        ...['--json', `--outputFile=dist/test-results/${project}.${shard}.json`],
        // One name of a file leaves the other shards without any; that none ran is the summary's to say.
        ...[`--shard=${shard}/${SHARDS}`, '--passWithNoTests', ...args],
      ],
      { onLine: console.log },
    );
  const shards = await Promise.all(Array.from({ length: SHARDS }, (_, at) => inShard(at + 1)));
  return Math.max(...shards.map(({ code }) => code));
});
