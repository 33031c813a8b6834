/** What one Ethernet packet carries of a connection. Source: 1500 bytes less 20 for IP and 20 for TCP. */
export const SEGMENT_BYTES = 1_460;
/** The initial window of every usual server: 10 segments. Source: RFC 6928. */
export const INITIAL_WINDOW_BYTES = 10 * SEGMENT_BYTES;

/**
 * One direction of a slow link, as arithmetic on a timeline. All connections share its rate fairly: they send one
 * segment each in turn. Each may have only its window under way: 10 segments at first, growing by what is
 * acknowledged, which doubles it each round trip (slow start; nothing is lost here, so it never shrinks).
 */
export class Line {
  #timeline;
  #bytesPerMs;
  #oneWayMs;
  #isBusy = false;
  /** Flows that wait for the line; the next in turn first. @type {Flow[]} */
  #turns = [];

  /** @param {{ timeline: import('./timeline.mjs').Timeline, kbitPerSecond: number, roundTripMs: number }} options */
  constructor({ timeline, kbitPerSecond, roundTripMs }) {
    this.#timeline = timeline;
    this.#bytesPerMs = kbitPerSecond / 8;
    this.#oneWayMs = roundTripMs / 2;
  }

  /**
   * A connection's bytes in this direction.
   * @param {{ opensAt?: number, arrive: (bytes: Buffer) => void, end: () => void, drained?: () => void }} ends
   *   `opensAt`: the time from which it may send; `drained`: something of it has left
   */
  open(ends) {
    const flow = new Flow(ends, () => this.#queue(flow));
    this.#timeline.at(ends.opensAt ?? this.#timeline.now, () => {
      flow.isOpen = true;
      this.#queue(flow);
    });
    return flow;
  }

  #queue(flow) {
    if (flow.maySend && !this.#turns.includes(flow)) this.#turns.push(flow);
    if (!this.#isBusy) this.#sendNext();
  }

  #sendNext() {
    const flow = this.#turns.shift();
    this.#isBusy = flow !== undefined;
    if (!flow) return;
    if (!flow.maySend) return this.#sendNext(); // cut meanwhile
    const segment = flow.take();
    const leavesAt = this.#timeline.now + segment.length / this.#bytesPerMs;
    this.#timeline.at(leavesAt, () => {
      this.#queue(flow);
      this.#sendNext();
    });
    this.#timeline.at(leavesAt + this.#oneWayMs, () => flow.arrive(segment));
    this.#timeline.at(leavesAt + 2 * this.#oneWayMs, () => {
      flow.acknowledge(segment.length);
      this.#queue(flow);
    });
  }
}

/** One connection's bytes in one direction. */
class Flow {
  isOpen = false;
  #ends;
  #wake;
  /** @type {Buffer[]} */
  #waiting = [];
  #window = INITIAL_WINDOW_BYTES;
  #underWay = 0;
  /** How many segments have left and not arrived. */
  #flying = 0;
  #isEnding = false;
  #isCut = false;
  waitingBytes = 0;

  constructor(ends, wake) {
    this.#ends = ends;
    this.#wake = wake;
  }

  get maySend() {
    return this.isOpen && !this.#isCut && this.#waiting.length > 0 && this.#underWay < this.#window;
  }

  send(bytes) {
    if (this.#isCut || bytes.length === 0) return;
    this.#waiting.push(bytes);
    this.waitingBytes += bytes.length;
    this.#wake();
  }

  /** Nothing follows: the other side hears of it after the last byte. */
  end() {
    this.#isEnding = true;
    this.#endIfDone();
  }

  /** Forgets what waits; nothing arrives any more. */
  cut() {
    this.#isCut = true;
    this.#waiting = [];
    this.waitingBytes = 0;
  }

  /** The next segment. */
  take() {
    const [first] = this.#waiting;
    const segment = first.subarray(0, SEGMENT_BYTES);
    if (segment.length === first.length) this.#waiting.shift();
    else this.#waiting[0] = first.subarray(SEGMENT_BYTES);
    this.waitingBytes -= segment.length;
    this.#underWay += segment.length;
    this.#flying += 1;
    this.#ends.drained?.();
    return segment;
  }

  arrive(segment) {
    this.#flying -= 1;
    if (this.#isCut) return;
    this.#ends.arrive(segment);
    this.#endIfDone();
  }

  acknowledge(bytes) {
    this.#underWay -= bytes;
    this.#window += bytes;
  }

  #endIfDone() {
    if (this.#isEnding && !this.#isCut && this.#waiting.length === 0 && this.#flying === 0) this.#ends.end();
  }
}
