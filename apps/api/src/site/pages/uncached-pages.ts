import { Injectable, Logger } from '@nestjs/common';
import type { RenderedPage } from '@ospite/contracts/site';
import type { Language } from '@ospite/domain';
import { overloadedTranslator } from '@ospite/i18n/overloaded';
import { languageOfPath } from '@ospite/i18n/paths';
import type { Response } from 'express';
import type { HeaderList } from '@ospite/server/headers';
import { connectionSignal, senderOf } from '@ospite/server/edge';
import { markOverloaded, SummarisedWarning } from '@ospite/server/logging';
import { PageHeaders } from './page-headers';
import { isOverload, RenderQueue, type PageExtras, type RenderKind } from './render-queue';

/** Seconds after which the queue has emptied. */
const OVERLOADED_RETRY_SECONDS = 5;

/** Readable without a style sheet, which would be one more request. */
const STYLE = 'max-width:34rem;margin:14vh auto;padding:0 1.25rem;font:1.1rem/1.6 system-ui,sans-serif';

/** The address of such a page names what was sent: no search engine and no other page is to learn it. */
const PRIVATE_HEADERS: HeaderList = [
  ['Referrer-Policy', 'no-referrer'],
  ['X-Robots-Tag', 'noindex'],
];

/**
 * Sends pages that are never cached: refused forms, what was sent, and the page that says that the site is overloaded.
 */
@Injectable()
export class UncachedPages {
  private readonly logger = new Logger('Pages');
  private readonly overloads = new SummarisedWarning((times) =>
    this.logger.warn({ times }, 'Visitors were asked to come back, since too many pages were being rendered'),
  );

  constructor(
    private readonly queue: RenderQueue,
    private readonly headers: PageHeaders,
  ) {}

  /**
   * Renders a refused form and sends it `no-store`.
   * @param status instead of the page's own
   */
  async send(response: Response, path: string, extras: PageExtras, status?: number): Promise<void> {
    try {
      const sender = senderOf(response.req);
      const page = await this.queue.renderForm(sender, path, extras, connectionSignal(response.req));
      this.write(response, page, status ?? page.status);
    } catch (error) {
      this.sendOverloaded(response, path, 'form', error);
    }
  }

  /**
   * Renders a page for one visitor and sends it `no-store`.
   * @returns false when it cannot be rendered now; then nothing has been sent
   */
  async sendPrivate(response: Response, path: string, extras: PageExtras): Promise<boolean> {
    const { req } = response;
    try {
      const told = { ...extras, embedState: true };
      const page = await this.queue.renderForm(senderOf(req), path, told, connectionSignal(req));
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
    const html = overloadedPage(languageOfPath(path), kind);
    this.write(response, { status: 503, html, styleHashes: [], scriptHashes: [] }, 503);
  }

  private write(response: Response, page: RenderedPage, status: number, own: HeaderList = []): void {
    for (const [name, value] of [...this.headers.of(page, 'no-store'), ...own])
      response.setHeader(name, value);
    response.status(status).send(page.html);
  }
}

/** Made of a few sentences: it reads nothing and renders nothing. */
function overloadedPage(language: Language, kind: RenderKind): string {
  const t = overloadedTranslator(language);
  const texts = kind === 'form' ? [t('text'), t('form')] : [t('text')];
  return [
    `<!doctype html>\n<html lang="${language}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="only light"><meta name="robots" content="noindex"><title>${t('title')}</title></head>`,
    `<body style="${STYLE}"><h1>${t('title')}</h1>${texts.map((text) => `<p>${text}</p>`).join('')}</body>\n</html>\n`,
  ].join('\n');
}
