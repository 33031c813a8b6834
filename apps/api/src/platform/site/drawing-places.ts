import { Semaphore } from '../semaphore';

/**
 * Who makes a page necessary: the site itself, whose pages are few and kept; or anyone, with an address of a room that
 * nobody has, or with a form that is refused, as often as they like.
 */
export type DrawingReason = 'page' | 'invented' | 'form';

/** Drawing takes tens of milliseconds of the one thread: a few at once, few wait, and each crowd waits for itself. */
export class DrawingPlaces {
  private readonly places: Readonly<Record<DrawingReason, Semaphore>> = {
    page: new Semaphore(2, 50),
    invented: new Semaphore(1, 10),
    form: new Semaphore(1, 10),
  };

  /** @throws NoPlaceError when the queue is full */
  run<Result>(reason: DrawingReason, draw: () => Promise<Result>): Promise<Result> {
    return this.places[reason].run(draw);
  }
}
