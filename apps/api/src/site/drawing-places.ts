import { QueueFullError, Semaphore, type SlotOptions } from '../platform/semaphore';

/**
 * Who makes a page necessary: the site itself, whose pages are few and kept; or anyone, with an address of a room that
 * nobody has, or with a form that is refused, as often as they like.
 */
export type DrawingReason = PageReason | 'form';
export type PageReason = 'page' | 'invented';

/** Forms of one sender that are drawn or wait at once: one, and one more for who shares the address. */
const FORMS_OF_ONE = 2;

/** A page whose data do not come in this time gives its place to the next: the site must not wait for it for ever. */
const MOST_DRAWING_MS = 30_000;

/** Drawing takes tens of milliseconds of the one thread: a few at once, few wait, and each crowd waits for itself. */
export class DrawingPlaces {
  private readonly places: Readonly<Record<DrawingReason, Semaphore>> = {
    page: new Semaphore(2, 50),
    invented: new Semaphore(1, 10),
    form: new Semaphore(1, 10),
  };
  private readonly forms = new Map<string, number>();

  /**
   * @param signal ends the wait of who is gone
   * @throws QueueFullError when the queue is full, SlotTimeoutError when the page does not get ready
   */
  run<Result>(
    reason: DrawingReason,
    draw: () => Promise<Result>,
    signal?: SlotOptions['signal'],
  ): Promise<Result> {
    return this.places[reason].run(draw, { ...(signal && { signal }), timeoutMs: MOST_DRAWING_MS });
  }

  /**
   * Draws a refused form. One sender takes few of the places, so that a flood from one address leaves the others theirs.
   * @param sender as limits count senders (`senderOf`)
   * @param signal ends the wait of who is gone
   * @throws QueueFullError when the queue is full, or the sender's part of it; SlotTimeoutError as above
   */
  async runForm<Result>(
    sender: string,
    draw: () => Promise<Result>,
    signal: SlotOptions['signal'],
  ): Promise<Result> {
    const count = this.forms.get(sender) ?? 0;
    if (count >= FORMS_OF_ONE) throw new QueueFullError();
    this.forms.set(sender, count + 1);
    try {
      return await this.run('form', draw, signal);
    } finally {
      const left = (this.forms.get(sender) ?? 1) - 1;
      if (left > 0) this.forms.set(sender, left);
      else this.forms.delete(sender);
    }
  }
}
