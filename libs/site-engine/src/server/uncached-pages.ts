import { Logger } from '@nestjs/common';
import { connectionSignal, senderOf } from '@ospite/server/edge';
import type { HeaderList } from '@ospite/server/headers';
import { markOverloaded, SummarisedWarning } from '@ospite/server/logging';
import type { Response } from 'express';
import type { RenderedPage } from '../rendered-page';
import type { PageHeaders } from './page-headers';
import { isOverload, type RenderKind, type RenderQueue } from './render-queue';

/** Seconds after which the queue has emptied. */
const OVERLOADED_RETRY_SECONDS = 5;

/** The address of such a page names what was sent: no search engine and no other page is to learn it. */
const PRIVATE_HEADERS: HeaderList = [
  ['Referrer-Policy', 'no-referrer'],
  ['X-Robots-Tag', 'noindex'],
];

/**
 * Sends pages that are never cached: refused forms, what was sent, and the page that says that the site is overloaded.
 */
export class UncachedPages<Extras> {
  private readonly logger = new Logger('Pages');
  private readonly overloads = new SummarisedWarning((times) =>
    this.logger.warn({ times }, 'Visitors were asked to come back, since too many pages were being rendered'),
  );

  /** @param overloadedPage the document that asks a visitor to come again; it may read and render nothing */
  constructor(
    private readonly queue: RenderQueue<Extras>,
    private readonly headers: PageHeaders,
    private readonly overloadedPage: (path: string, kind: RenderKind) => string,
  ) {}

  /**
   * Renders a refused form and sends it `no-store`.
   * @param status instead of the page's own
   */
  async send(response: Response, path: string, extras: Extras, status?: number): Promise<void> {
    try {
      const sender = senderOf(response.req);
      const gone = connectionSignal(response.req);
      const page = await this.queue.renderFor(sender, 'form', path, { extras }, gone);
      this.write(response, page, status ?? page.status);
    } catch (error) {
      this.sendOverloaded(response, path, 'form', error);
    }
  }

  /**
   * Renders a page for one visitor and sends it `no-store`.
   * @returns false when it cannot be rendered now; then nothing has been sent
   */
  async sendPrivate(response: Response, path: string, extras: Extras): Promise<boolean> {
    const { req } = response;
    try {
      const options = { extras, embedState: true };
      const page = await this.queue.renderFor(senderOf(req), 'private', path, options, connectionSignal(req));
      if (page.status !== 200) return false;
      this.write(response, page, page.status, PRIVATE_HEADERS);
      return true;
    } catch (error) {
      if (isOverload(error)) return false;
      throw error;
    }
  }

  /** Says that too many pages are being rendered, if that is why this one was not. @throws any other error */
  sendOverloaded(response: Response, path: string, kind: RenderKind, error: unknown): void {
    if (!isOverload(error)) throw error;
    markOverloaded(response);
    this.overloads.note();
    response.setHeader('Retry-After', OVERLOADED_RETRY_SECONDS);
    const html = this.overloadedPage(path, kind);
    this.write(response, { status: 503, html, styleHashes: [], scriptHashes: [] }, 503);
  }

  private write(response: Response, page: RenderedPage, status: number, own: HeaderList = []): void {
    for (const [name, value] of [...this.headers.of(page, 'no-store'), ...own])
      response.setHeader(name, value);
    response.status(status).send(page.html);
  }
}
