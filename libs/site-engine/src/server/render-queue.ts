import { QueueFullError, Semaphore, SlotTimeoutError } from '@ospite/server/concurrency';
import type { RenderedPage, RenderRequest } from '../rendered-page';

/** How a page is rendered besides at its address. */
export interface RenderOptions<Extras> extends Pick<RenderRequest, 'embedState' | 'unlessFingerprint'> {
  /** What the site hands to its page: a form that was refused, a notice. */
  readonly extras?: Extras;
}

/**
 * Pages of a site are few and cached. Addresses of things that do not exist, and forms that are refused, can be sent by
 * anyone, as often as they like; so can addresses whose query asks for a page of one's own.
 */
export type PageKind = 'page' | 'missing';
/** What is rendered for one visitor: a form that was refused, and a page that nobody else sees. */
export type OwnKind = 'form' | 'private';
export type RenderKind = PageKind | OwnKind;

/** Renders of one kind for one sender in the queue at once: one, and another for somebody who shares the address. */
const RENDERS_PER_SENDER = 2;

/** A render whose data have not arrived after this long gives up its slot: the site must not wait for it forever. */
const MAX_RENDER_MS = 30_000;

/** A render takes tens of milliseconds of the one thread: few run at once, few wait, and each kind waits for itself. */
export class RenderQueue<Extras> {
  private readonly slots: Readonly<Record<RenderKind, Semaphore>> = {
    page: new Semaphore(2, 50),
    missing: new Semaphore(1, 10),
    form: new Semaphore(1, 10),
    private: new Semaphore(1, 10),
  };
  private readonly countsBySender: Readonly<Record<OwnKind, Map<string, number>>> = {
    form: new Map(),
    private: new Map(),
  };

  constructor(
    private readonly renderPage: (path: string, options: RenderOptions<Extras>) => Promise<RenderedPage>,
  ) {}

  /**
   * Renders the page at an address (without a query).
   * @param signal ends the wait when the visitor is gone
   * @throws an error for which `isOverload` is true when the queue is full or the render takes too long
   */
  render(
    kind: RenderKind,
    path: string,
    options: RenderOptions<Extras> = {},
    signal?: AbortSignal,
  ): Promise<RenderedPage> {
    return this.slots[kind].run(async () => this.renderPage(path, options), {
      ...(signal && { signal }),
      timeoutMs: MAX_RENDER_MS,
    });
  }

  /**
   * Renders a page for one visitor. A sender gets few slots, so that a flood from one address leaves the others theirs.
   * @param sender as limits count senders (`senderOf`)
   * @throws as above, also when the sender's share of the queue is full
   */
  async renderFor(
    sender: string,
    kind: OwnKind,
    path: string,
    options: RenderOptions<Extras>,
    signal: AbortSignal,
  ): Promise<RenderedPage> {
    const counts = this.countsBySender[kind];
    const count = counts.get(sender) ?? 0;
    if (count >= RENDERS_PER_SENDER) throw new QueueFullError();
    counts.set(sender, count + 1);
    try {
      return await this.render(kind, path, options, signal);
    } finally {
      const left = (counts.get(sender) ?? 1) - 1;
      if (left > 0) counts.set(sender, left);
      else counts.delete(sender);
    }
  }
}

/** Whether a page was not rendered because the queue is full, or because rendering it took too long. */
export function isOverload(error: unknown): boolean {
  return error instanceof QueueFullError || error instanceof SlotTimeoutError;
}
