import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../config/config';
import { DatabaseSchema, ormOptions } from '../orm-options';

/** An idle ORM is closed after this long, since it takes memory and is seldom needed. */
const CLOSE_AFTER_MS = 30_000;

/**
 * Runs exports and jobs on a few connections of their own, without the time limits of those that requests wait for. They
 * are opened when needed and closed afterwards. Stores need not know: whatever they do inside `run` uses them.
 */
@Injectable()
export class LongRunningWork implements OnApplicationShutdown {
  private orm: MikroORM | undefined;
  private running = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: Config,
    private readonly schema: DatabaseSchema,
  ) {}

  /** Runs the work on connections without time limits. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    clearTimeout(this.timer);
    this.running += 1;
    this.orm ??= new MikroORM(ormOptions(this.config.databaseUrl, this.schema));
    // Forked from this ORM, even inside a request, whose context belongs to the other one.
    const em = this.orm.em.fork({ disableContextResolution: true });
    try {
      return await RequestContext.create(em, work);
    } finally {
      this.running -= 1;
      if (this.running === 0) this.closeLater();
    }
  }

  /** The same for what is read item by item. */
  async *each<Item>(items: AsyncIterable<Item>): AsyncIterable<Item> {
    const iterator = items[Symbol.asyncIterator]();
    try {
      for (let next = await this.next(iterator); !next.done; next = await this.next(iterator))
        yield next.value;
    } finally {
      await iterator.return?.();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.orm?.close(true);
  }

  private closeLater(): void {
    this.timer = setTimeout(() => {
      const { orm } = this;
      this.orm = undefined;
      orm?.close(true).catch(() => undefined);
    }, CLOSE_AFTER_MS);
    this.timer.unref();
  }

  private next<Item>(iterator: AsyncIterator<Item>): Promise<IteratorResult<Item>> {
    return this.run(() => iterator.next());
  }
}
