import pg from 'pg';
import { SHORT_ANSWER_MS, type ServingLimits } from './serving-limits';
import { Silence } from './silence';

type GiveBack = (error?: Error | boolean) => void;

/** The pool's own limit of a new connection comes after ours, which remembers that there was no answer. */
const POOL_LATER_MS = 50;

/** What opens or ends a transaction: kysely forgets the connection when one of them fails. */
const TRANSACTION_BORDER = /^(begin|start transaction.*|rollback)$/i;

/**
 * A pooled connection that frees its place in the pool as soon as it breaks. Kysely frees it only after COMMIT or
 * ROLLBACK has succeeded; on a broken connection they fail, and the place would be lost for good. A connection on which
 * PostgreSQL leaves a statement without an answer is destroyed, and counts as broken.
 */
export class ServingClient extends pg.Client {
  private timer: NodeJS.Timeout | undefined;
  private giveBack: GiveBack | undefined;
  private isBroken = false;

  /** @param limits kept here, since pg's own `query_timeout` would leave the connection as it is */
  constructor(
    config: pg.ClientConfig | undefined,
    limits: ServingLimits,
    private readonly silence: Silence,
  ) {
    super(config);
    this.on('drain', () => this.takeAnswer());
    // The pool stops listening while somebody holds the connection; unheard, the event would end the process.
    this.on('error', (error) => this.breakDown(error));
    this.on('end', () => this.breakDown(new Error('Connection terminated unexpectedly')));
    const send: (...query: unknown[]) => unknown = super.query.bind(this);
    const connect = super.connect.bind(this);
    // An assignment and not a method, since pg describes the many forms of a call by as many signatures.
    this.query = ((...query: unknown[]) => {
      const text = typeof query[0] === 'string' ? query[0] : '';
      this.expectAnswer(limits.answerMs, text === 'rollback');
      const result = send(...query);
      if (TRANSACTION_BORDER.test(text) && result instanceof Promise)
        result.catch((error: Error) => this.breakDown(error));
      return result;
    }) as pg.Client['query'];
    this.connect = ((callback?: (error?: Error) => void) => {
      this.expectAnswer(limits.connectionMs - POOL_LATER_MS);
      if (!callback) return connect().then(() => this.takeAnswer());
      // Before the pool hears of it, which sends the first statement at once.
      return connect((error?: Error) => {
        if (!error) this.takeAnswer();
        callback(error);
      });
    }) as pg.Client['connect'];
  }

  /** Gives the place back, at most once a loan: who still holds what broke does it again and is not told. */
  get release(): GiveBack {
    return (error) => {
      if (!this.giveBack && !this.isBroken) throw new Error('The connection was given back already.');
      this.give(error);
    };
  }

  /**
   * The pool sets it with each loan. What was asked before has been answered then; where many wait, the pool lends a
   * connection on before it could say `drain`.
   */
  set release(giveBack: GiveBack) {
    this.expectNothing();
    this.giveBack = giveBack;
  }

  private give(error?: Error | boolean): void {
    const { giveBack } = this;
    this.giveBack = undefined;
    giveBack?.(error);
  }

  private breakDown(error: Error): void {
    this.isBroken = true;
    this.expectNothing();
    this.give(error);
  }

  private expectAnswer(limitMs: number, isQuick = false): void {
    if (this.timer) return;
    const isShort = isQuick || this.silence.isSuspected;
    const withinMs = isShort ? Math.min(SHORT_ANSWER_MS, limitMs) : limitMs;
    const timer = setTimeout(() => {
      // What has arrived is read before: an answer that waits for our own busy process is no silence.
      setImmediate(() => {
        if (this.timer !== timer) return;
        // After a short wait nothing is known: it must not make the next one short, too.
        if (!isShort) this.silence.suspect();
        this.destroy();
      });
    }, withinMs);
    timer.unref();
    this.timer = timer;
  }

  private destroy(): void {
    const silence = Object.assign(new Error('Query read timeout'), { code: 'ETIMEDOUT' });
    this.connection.stream.destroy(silence);
  }

  private takeAnswer(): void {
    this.expectNothing();
    this.silence.end();
  }

  private expectNothing(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

/** Options of a pool whose connections are as above. */
export function servingConnections(limits: ServingLimits) {
  const silence = new Silence();
  return {
    Client: class extends ServingClient {
      constructor(config?: pg.ClientConfig) {
        super(config, limits, silence);
      }
    },
    application_name: 'ospite',
    keepAlive: true,
    statement_timeout: limits.statementMs,
    connectionTimeoutMillis: limits.connectionMs,
  } as const;
}
