import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { builtProjects, ROOT } from '../process/nx.mjs';
import { atEnd } from '../process/shutdown.mjs';
import { forgetBuilt } from '../process/fingerprint.mjs';

/** An editor may save several files at once. */
const GATHER_MS = 200;

/** The webpack configurations of all apps; they make development bundles when NODE_ENV says so. */
async function readConfigurations() {
  const files = builtProjects().map((app) => path.join(ROOT, app, 'webpack.config.mjs'));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  return modules.flatMap((module) => module.default);
}

/**
 * Builds every bundle and builds again what a change touches.
 * @param {(built: { failed: boolean }) => void} onBuilt Called after the first build and after each later one.
 */
export async function watchBuilds(onBuilt) {
  // What lies in dist afterwards are development bundles: `npm start` must make its own.
  forgetBuilt();
  const configurations = Object.assign(await readConfigurations(), { parallelism: 1 });
  const compiler = webpack(configurations);
  const watching = compiler.watch(
    { aggregateTimeout: GATHER_MS, ignored: /node_modules|[\\/]dist[\\/]/ },
    (error, stats) => {
      if (error) console.error(error);
      const text =
        stats?.toString({ preset: 'errors-warnings', colors: Boolean(process.stdout.isTTY) }) ?? '';
      if (text.trim()) console.log(text);
      onBuilt({ failed: Boolean(error) || Boolean(stats?.hasErrors()) });
    },
  );
  atEnd(() => new Promise((resolve) => watching?.close(resolve)));
}
