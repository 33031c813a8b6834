import { Injectable } from '@nestjs/common';
import type { PageRequest, RenderedPage } from '@ospite/contracts/site';
import { DescribeDelivery } from '@ospite/domain';
import { PublicCache } from '@ospite/server/cache';
import { Config } from '@ospite/server/config';
import { QueueFullError, Semaphore, SlotTimeoutError } from '@ospite/server/concurrency';
import { PageRenderer, ServerAddress } from './page-renderer';

/** What a page may be told besides its address. */
export type PageExtras = Pick<
  PageRequest,
  | 'offline'
  | 'refusedForm'
  | 'formFailed'
  | 'sentQuote'
  | 'search'
  | 'previewRoom'
  | 'embedState'
  | 'unlessFingerprint'
>;

/**
 * Pages of the site are few and cached. Addresses of rooms that do not exist, and forms that are refused, can be sent by
 * anyone, as often as they like; what follows a form is rendered for one visitor.
 */
export type PageKind = 'page' | 'unknown-room';
export type RenderKind = PageKind | 'form';

/** Forms of one sender in the queue at once: one, and one more for somebody who shares the address. */
const FORMS_PER_SENDER = 2;

/** A render whose data have not arrived after this long gives up its slot: the site must not wait for it forever. */
const MAX_RENDER_MS = 30_000;

/** A render takes tens of milliseconds of the one thread: few run at once, few wait, and each kind waits for itself. */
@Injectable()
export class RenderQueue {
  private readonly slots: Readonly<Record<RenderKind, Semaphore>> = {
    page: new Semaphore(2, 50),
    'unknown-room': new Semaphore(1, 10),
    form: new Semaphore(1, 10),
  };
  private readonly formsBySender = new Map<string, number>();

  constructor(
    private readonly renderer: PageRenderer,
    private readonly address: ServerAddress,
    private readonly cache: PublicCache,
    private readonly config: Config,
    private readonly delivery: DescribeDelivery,
  ) {}

  /**
   * Renders the page at an address (without a query).
   * @param signal ends the wait when the visitor is gone
   * @throws an error for which `isOverload` is true when the queue is full or the render takes too long
   */
  render(
    kind: RenderKind,
    path: string,
    extras: PageExtras = {},
    signal?: AbortSignal,
  ): Promise<RenderedPage> {
    const render = async () =>
      this.renderer.render({
        sendsNoEmail: await this.sendsNoEmail(),
        path,
        apiOrigin: this.address.origin,
        publicUrl: this.config.publicUrl,
        today: this.cache.today(),
        development: this.config.isDevelopment,
        ...extras,
      });
    return this.slots[kind].run(render, { ...(signal && { signal }), timeoutMs: MAX_RENDER_MS });
  }

  /** Every outage that begins or ends raises the content version, so that no cached page promises too much or too little. */
  private async sendsNoEmail(): Promise<boolean> {
    // Without the database the page itself says that it cannot be shown.
    const delivery = await this.delivery.describe().catch(() => undefined);
    return delivery?.state !== 'working';
  }

  /**
   * Renders a page after a form was sent. A sender gets few slots, so that a flood from one address leaves the others theirs.
   * @param sender as limits count senders (`senderOf`)
   * @throws as above, also when the sender's share of the queue is full
   */
  async renderForm(
    sender: string,
    path: string,
    extras: PageExtras,
    signal: AbortSignal,
  ): Promise<RenderedPage> {
    const count = this.formsBySender.get(sender) ?? 0;
    if (count >= FORMS_PER_SENDER) throw new QueueFullError();
    this.formsBySender.set(sender, count + 1);
    try {
      return await this.render('form', path, extras, signal);
    } finally {
      const left = (this.formsBySender.get(sender) ?? 1) - 1;
      if (left > 0) this.formsBySender.set(sender, left);
      else this.formsBySender.delete(sender);
    }
  }
}

/** Whether a page was not rendered because the queue is full, or because rendering it took too long. */
export function isOverload(error: unknown): boolean {
  return error instanceof QueueFullError || error instanceof SlotTimeoutError;
}
