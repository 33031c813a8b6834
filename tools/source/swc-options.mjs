/**
 * The one set of compiler options for swc, shared by webpack (builds) and Jest (tests).
 * @param {'server' | 'web'} kind `server` keeps decorator metadata, which Nest and class-validator read at run time.
 * @param {{ module?: 'es6' | 'commonjs', sourceMaps?: boolean | 'inline' }} [output]
 * @returns {import('@swc/core').Options}
 */
export function swcOptions(kind, { module = 'es6', sourceMaps = true } = {}) {
  const decorators = kind === 'server' ? { legacyDecorator: true, decoratorMetadata: true } : {};
  return {
    swcrc: false,
    jsc: {
      target: kind === 'web' ? 'es2022' : 'es2023',
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx: kind === 'web', decorators: kind === 'server' },
      transform: { ...decorators, react: { runtime: 'automatic', development: false } },
    },
    module: { type: module },
    sourceMaps,
  };
}
