import { createHash } from 'node:crypto';
import { matchPath } from '@ospite/i18n/paths';
import type { PageRenderer, PageRequest, RenderedPage } from '../site/pages/page-renderer';

const STYLE = 'body{color:teal}';

/** Draws pages that only say what was asked of the renderer; tests may replace `draw`. */
export class TestRenderer implements PageRenderer {
  readonly requests: PageRequest[] = [];
  /** Status by path; otherwise 200 where a page is, 404 elsewhere. */
  readonly statuses = new Map<string, number>();
  /** Runs before a page is finished, with the page's request. */
  beforeFinish: (request: PageRequest) => Promise<void> = async () => undefined;

  async render(request: PageRequest): Promise<RenderedPage> {
    this.requests.push(request);
    await this.beforeFinish(request);
    const { path, language, offline, quoteForm } = request;
    const told = JSON.stringify({ path, language, offline, quoteForm, drawn: this.requests.length });
    return {
      status: offline ? 503 : (this.statuses.get(path) ?? (matchPath(path) ? 200 : 404)),
      html: `<!doctype html><html lang="${language}"><head><title>x</title><style>${STYLE}</style></head><body>${told}${' filler'.repeat(200)}</body></html>`,
      styleHashes: [`sha256-${createHash('sha256').update(STYLE).digest('base64')}`],
      scriptHashes: [],
    };
  }
}
