/**
 * Events in the order of their times (milliseconds). Its owner moves the time: tests as they like, the link by the machine's clock.
 * An event that is run late still sees the time it was set for, so that late timers never add up.
 */
export class Timeline {
  now = 0;
  /** @type {{ time: number, happen: () => void }[]} sorted, the next one first */
  #events = [];

  /** Sets an event; two of the same time happen in the order in which they were set. */
  at(time, happen) {
    let place = this.#events.length;
    while (place > 0 && this.#events[place - 1].time > time) place -= 1;
    this.#events.splice(place, 0, { time: Math.max(time, this.now), happen });
  }

  /** Lets everything up to a time happen, also what is set meanwhile. */
  runUntil(time) {
    while (this.#events.length > 0 && this.#events[0].time <= time) {
      const event = this.#events.shift();
      this.now = event.time;
      event.happen();
    }
    this.now = Math.max(this.now, time);
  }

  /** When the next event is due; undefined when nothing is set. */
  get next() {
    return this.#events[0]?.time;
  }
}
