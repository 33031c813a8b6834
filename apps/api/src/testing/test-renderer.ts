import { createHash } from 'node:crypto';
import { PAGE_STATE_PREFIX, type PageRequest } from '@ospite/contracts/site';
import { languageOfPath } from '@ospite/i18n/paths';
import type { PageStateFile, RenderedPage } from '@ospite/site-engine/server';
import type { PageRenderer } from '../site';

const STYLE = 'body{color:teal}';

/** Renders pages that only repeat what was asked of the renderer. */
export class TestRenderer implements PageRenderer {
  readonly requests: PageRequest[] = [];
  /** Status by path; otherwise 200 where a page is, 404 elsewhere. */
  readonly statuses = new Map<string, number>();
  /** What the states of pages hold. */
  content = 'first';
  /** Runs before a page is finished, with the page's request. */
  beforeFinish: (request: PageRequest) => Promise<void> = async () => undefined;

  async render(request: PageRequest): Promise<RenderedPage> {
    this.requests.push(request);
    await this.beforeFinish(request);
    const { path, offline, refusedForm, embedState } = request;
    // All addresses without a page are rendered as this one.
    const isPage = !path.endsWith('/404');
    const seen = JSON.stringify({
      path,
      offline: offline !== undefined,
      ...offline,
      refusedForm,
      count: this.requests.length,
    });
    return {
      status: offline ? 503 : (this.statuses.get(path) ?? (isPage ? 200 : 404)),
      html: `<!doctype html><html lang="${languageOfPath(path)}"><head><title>x</title><style>${STYLE}</style></head><body>${seen}${' filler'.repeat(200)}</body></html>`,
      styleHashes: [`sha256-${createHash('sha256').update(STYLE).digest('base64')}`],
      scriptHashes: [],
      ...(!embedState && isPage && { state: stateFile(path, this.content) }),
    };
  }
}

/** A state file, named by its content as real ones are. */
function stateFile(path: string, content: string): PageStateFile {
  const json = JSON.stringify({ path, content });
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 22);
  return { address: `${PAGE_STATE_PREFIX}${hash}${path}`, json };
}
