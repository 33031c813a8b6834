import { Semaphore, type Stay } from '../semaphore';

/**
 * Who makes a page necessary: the site itself, whose pages are few and kept; or anyone, with an address of a room that
 * nobody has, or with a form that is refused, as often as they like.
 */
export type DrawingReason = 'page' | 'invented' | 'form';

/** A page whose data do not come in this time gives its place to the next: the site must not wait for it for ever. */
const MOST_DRAWING_MS = 30_000;

/** Drawing takes tens of milliseconds of the one thread: a few at once, few wait, and each crowd waits for itself. */
export class DrawingPlaces {
  private readonly places: Readonly<Record<DrawingReason, Semaphore>> = {
    page: new Semaphore(2, 50),
    invented: new Semaphore(1, 10),
    form: new Semaphore(1, 10),
  };

  /**
   * @param signal ends the wait of who is gone
   * @throws NoPlaceError when the queue is full, HeldTooLongError when the page does not get ready
   */
  run<Result>(reason: DrawingReason, draw: () => Promise<Result>, signal?: Stay['signal']): Promise<Result> {
    return this.places[reason].run(draw, { ...(signal && { signal }), mostMs: MOST_DRAWING_MS });
  }
}
