/** React Aria leaves out its own `<style>` element, which the policy would refuse, where it finds this id. */
const PRESSABLE_STYLE_ID = 'react-aria-pressable-style';

/** Centred, where the script goes on showing the same text. */
const IN_THE_MIDDLE = 'display: grid; place-content: center; min-block-size: 100svh; text-align: center';

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Writes the document of a back-office beside its bundle: nothing inline, so that it works under
 * `script-src 'self'; style-src 'self'`, and not to be indexed.
 */
export class HtmlPage {
  /**
   * @param {{ entry: string, title: string, loading: string, withoutScript: string }} page entry's name, and the
   *   document's texts: `loading` stands until the script has come, which takes seconds on a slow line
   */
  constructor(page) {
    this.page = page;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('HtmlPage', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'HtmlPage', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          const files = compilation.entrypoints.get(this.page.entry)?.getFiles() ?? [];
          const { publicPath } = compiler.options.output;
          const base = typeof publicPath === 'string' && publicPath !== 'auto' ? publicPath : '';
          compilation.emitAsset('index.html', new sources.RawSource(this.html(files, base)));
        },
      );
    });
  }

  html(files, base) {
    const styles = files
      .filter((file) => file.endsWith('.css'))
      .map((file, index) => {
        const id = index === 0 ? ` id="${PRESSABLE_STYLE_ID}"` : '';
        return `    <link rel="stylesheet"${id} href="${base}${file}">\n`;
      });
    const scripts = files
      .filter((file) => file.endsWith('.js'))
      .map((file) => `    <script defer src="${base}${file}"></script>\n`);
    return `<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="only light">
    <meta name="robots" content="noindex, nofollow">
    <title>${escaped(this.page.title)}</title>
    <link rel="icon" href="data:,">
${[...styles, ...scripts].join('')}  </head>
  <body>
    <div id="root"><p style="${IN_THE_MIDDLE}">${escaped(this.page.loading)}</p></div>
    <noscript>${escaped(this.page.withoutScript)}</noscript>
  </body>
</html>
`;
  }
}
