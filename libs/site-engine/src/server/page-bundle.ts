import { existsSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { RenderedPage } from '../rendered-page';

type RenderPage<Request> = (request: Request) => Promise<RenderedPage>;

/** The site has not been built. */
export class MissingPagesError extends Error {
  constructor(readonly file: string) {
    super(`The pages are not built: there is no ${file}.`);
    this.name = 'MissingPagesError';
  }
}

/** Renders pages in this process, with the bundle that a site builds for servers (`createRenderer`). */
export class PageBundle<Request> {
  private loaded: { readonly builtAt: number; readonly renderPage: RenderPage<Request> } | undefined;

  /** @param reloads after each build, for developers */
  constructor(
    private readonly file: string,
    private readonly reloads: boolean,
  ) {}

  /** @throws MissingPagesError when the pages are not built */
  async render(request: Request): Promise<RenderedPage> {
    return (await this.load())(request);
  }

  /** Loads the bundle. @throws MissingPagesError */
  async load(): Promise<RenderPage<Request>> {
    if (this.loaded && !this.reloads) return this.loaded.renderPage;
    if (!existsSync(this.file)) throw new MissingPagesError(this.file);
    const builtAt = statSync(this.file).mtimeMs;
    if (this.loaded?.builtAt === builtAt) return this.loaded.renderPage;
    const url = `${pathToFileURL(this.file).href}?built=${builtAt}`;
    const bundle: { renderPage: RenderPage<Request> } = await import(/* webpackIgnore: true */ url);
    this.loaded = { builtAt, renderPage: bundle.renderPage };
    return bundle.renderPage;
  }
}
