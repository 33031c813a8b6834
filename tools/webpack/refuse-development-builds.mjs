/** A library's build for developers, by the names that libraries give to it. */
const DEVELOPMENT_BUILD = /[\\/]node_modules[\\/].*(?:[\\/]development[\\/]|\.development\.[cm]?js$)/;

/**
 * Fails a production build that has a library's development build in it: twice as large, slower, and it comes silently,
 * by a condition of the library's `exports`.
 */
export class RefuseDevelopmentBuilds {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap('RefuseDevelopmentBuilds', (compilation) => {
      compilation.hooks.finishModules.tap('RefuseDevelopmentBuilds', (modules) => {
        for (const { resource } of /** @type {Iterable<import('webpack').NormalModule>} */ (modules)) {
          if (!DEVELOPMENT_BUILD.test(resource ?? '')) continue;
          compilation.errors.push(new compiler.webpack.WebpackError(`A development build: ${resource}`));
        }
      });
    });
  }
}
