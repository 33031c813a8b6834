import pg from 'pg';
import { SHORT_ANSWER_MS, type ServingLimits } from './serving-limits';

type Release = (error?: Error | boolean) => void;

/** The pool's own limit for a new connection comes this much after ours, which remembers that there was no answer. */
const POOL_LATER_MS = 50;

/** Statements that begin or end a transaction: kysely never releases the connection when one of them fails. */
const TRANSACTION_BOUNDARY = /^(begin|start transaction.*|rollback)$/i;

/**
 * A suspected outage ends by itself after this long (milliseconds), so that a slow database gets its whole time again.
 */
const SUSPICION_MS = 1_000;

/**
 * Remembers that the database did not respond, so that the next statements, often of the same request, do not wait as
 * long again. Any response ends it.
 */
class SuspectedOutage {
  private until = 0;

  begin(): void {
    this.until = performance.now() + SUSPICION_MS;
  }

  end(): void {
    this.until = 0;
  }

  get isOn(): boolean {
    return performance.now() < this.until;
  }
}

/**
 * A pooled connection that frees its slot in the pool as soon as it breaks. Kysely frees it only after COMMIT or ROLLBACK
 * has succeeded; on a broken connection they fail, and the slot would be lost for good. A connection on which PostgreSQL
 * does not answer in time is destroyed, and counts as broken.
 */
export class ServingClient extends pg.Client {
  private timer: NodeJS.Timeout | undefined;
  private pooled: Release | undefined;
  private isBroken = false;

  /** @param limits enforced here, since pg's own `query_timeout` would leave the connection open */
  constructor(
    config: pg.ClientConfig | undefined,
    limits: ServingLimits,
    private readonly outage: SuspectedOutage,
  ) {
    super(config);
    this.on('drain', () => this.takeAnswer());
    // The pool does not listen while a connection is in use, and without a listener the event would end the process.
    this.on('error', (error) => this.breakDown(error));
    this.on('end', () => this.breakDown(new Error('Connection terminated unexpectedly')));
    const send: (...query: unknown[]) => unknown = super.query.bind(this);
    const connect = super.connect.bind(this);
    // Assigned instead of overridden, since pg declares many signatures for it.
    this.query = ((...query: unknown[]) => {
      const text = typeof query[0] === 'string' ? query[0] : '';
      this.expectAnswer(limits.answerMs, text === 'rollback');
      const result = send(...query);
      if (TRANSACTION_BOUNDARY.test(text) && result instanceof Promise)
        result.catch((error: Error) => this.breakDown(error));
      return result;
    }) as pg.Client['query'];
    this.connect = ((callback?: (error?: Error) => void) => {
      this.expectAnswer(limits.connectionMs - POOL_LATER_MS);
      if (!callback) return connect().then(() => this.takeAnswer());
      // Before the callback, in which the pool sends the first statement.
      return connect((error?: Error) => {
        if (!error) this.takeAnswer();
        callback(error);
      });
    }) as pg.Client['connect'];
  }

  /** Frees the slot, once each time it was taken. Releasing a connection that has broken meanwhile does nothing. */
  get release(): Release {
    return (error) => {
      if (!this.pooled && !this.isBroken) throw new Error('The connection was released already.');
      this.free(error);
    };
  }

  /**
   * The pool sets it whenever it hands the connection out. Earlier statements have been answered by then; when many wait,
   * the pool hands it on before `drain` could be emitted.
   */
  set release(pooled: Release) {
    this.expectNothing();
    this.pooled = pooled;
  }

  private free(error?: Error | boolean): void {
    const { pooled } = this;
    this.pooled = undefined;
    pooled?.(error);
  }

  private breakDown(error: Error): void {
    this.isBroken = true;
    this.expectNothing();
    this.free(error);
  }

  private expectAnswer(limitMs: number, isQuick = false): void {
    if (this.timer) return;
    const isShort = isQuick || this.outage.isOn;
    const withinMs = isShort ? Math.min(SHORT_ANSWER_MS, limitMs) : limitMs;
    const timer = setTimeout(() => {
      // Reads first what has arrived: an answer that waited for our own busy process counts.
      setImmediate(() => {
        if (this.timer !== timer) return;
        // A short wait proves nothing, so it must not shorten the next one.
        if (!isShort) this.outage.begin();
        this.destroy();
      });
    }, withinMs);
    timer.unref();
    this.timer = timer;
  }

  private destroy(): void {
    const timeout = Object.assign(new Error('Query read timeout'), { code: 'ETIMEDOUT' });
    this.connection.stream.destroy(timeout);
  }

  private takeAnswer(): void {
    this.expectNothing();
    this.outage.end();
  }

  private expectNothing(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

/** Options of a pool whose connections are as above. */
export function servingConnections(limits: ServingLimits) {
  const outage = new SuspectedOutage();
  return {
    Client: class extends ServingClient {
      constructor(config?: pg.ClientConfig) {
        super(config, limits, outage);
      }
    },
    application_name: 'ospite',
    keepAlive: true,
    statement_timeout: limits.statementMs,
    connectionTimeoutMillis: limits.connectionMs,
  } as const;
}
