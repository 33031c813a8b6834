import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable } from '@nestjs/common';
import type { PageRequest, RenderedPage } from '@ospite/contracts/site';
import { Config } from '@ospite/server/config';
import { PageRenderer } from './page-renderer';

type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** `public-web` has not been built. */
export class MissingPagesError extends Error {
  constructor(readonly file: string) {
    super(`The pages are not built: there is no ${file}. Build them with: npm run nx -- build public-web`);
    this.name = 'MissingPagesError';
  }
}

/** Renders pages in this process, with the bundle that `public-web` builds for servers. */
@Injectable()
export class BundlePageRenderer implements PageRenderer {
  private readonly file: string;
  private loaded: { readonly builtAt: number; readonly renderPage: RenderPage } | undefined;

  constructor(private readonly config: Config) {
    this.file = path.join(config.webDist, 'public-web', 'server', 'server.mjs');
  }

  /** @throws MissingPagesError when the pages are not built */
  async render(request: PageRequest): Promise<RenderedPage> {
    return (await this.load())(request);
  }

  /** Loads the bundle; again after each build while developing. @throws MissingPagesError */
  async load(): Promise<RenderPage> {
    if (this.loaded && !this.config.isDevelopment) return this.loaded.renderPage;
    if (!existsSync(this.file)) throw new MissingPagesError(this.file);
    const builtAt = statSync(this.file).mtimeMs;
    if (this.loaded?.builtAt === builtAt) return this.loaded.renderPage;
    const url = `${pathToFileURL(this.file).href}?built=${builtAt}`;
    const bundle: { renderPage: RenderPage } = await import(/* webpackIgnore: true */ url);
    this.loaded = { builtAt, renderPage: bundle.renderPage };
    return bundle.renderPage;
  }
}
