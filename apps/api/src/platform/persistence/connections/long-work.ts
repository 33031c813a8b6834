import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../config/config';
import { DatabaseSchema, ormOptions } from '../orm-options';

/** It takes memory, and is needed seldom. */
const CLOSE_AFTER_MS = 30_000;

/**
 * The database for work that may take its time, such as exports and jobs: a few connections of its own without the
 * limits of those that requests wait for. They are opened when needed and closed afterwards. Stores need to know nothing of it: what
 * they do inside goes there.
 */
@Injectable()
export class LongWork implements OnApplicationShutdown {
  private orm: MikroORM | undefined;
  private underWay = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: Config,
    private readonly schema: DatabaseSchema,
  ) {}

  /** Does the work on connections without time limits. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    clearTimeout(this.timer);
    this.underWay += 1;
    this.orm ??= new MikroORM(ormOptions(this.config.databaseUrl, this.schema));
    // Forked from this ORM, also when a request is under way whose unit of work belongs to the other one.
    const em = this.orm.em.fork({ disableContextResolution: true });
    try {
      return await RequestContext.create(em, work);
    } finally {
      this.underWay -= 1;
      if (this.underWay === 0) this.closeLater();
    }
  }

  /** The same for what is read little by little. */
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
