import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../config/config';
import { ormOptions } from './orm-options';

/**
 * The database for work that may take its time, such as exports and jobs: a few connections of its own without the
 * limits of those that requests wait for. They are opened when first needed. Stores need to know nothing of it: what
 * they do inside goes there.
 */
@Injectable()
export class LongWork implements OnApplicationShutdown {
  private orm: MikroORM | undefined;

  constructor(private readonly config: Config) {}

  /** Does the work on connections without time limits. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.orm ??= new MikroORM(ormOptions(this.config.databaseUrl));
    // Forked from this ORM, also when a request is under way whose unit of work belongs to the other one.
    return RequestContext.create(this.orm.em.fork({ disableContextResolution: true }), work);
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
    await this.orm?.close(true);
  }

  private next<Item>(iterator: AsyncIterator<Item>): Promise<IteratorResult<Item>> {
    return this.run(() => iterator.next());
  }
}
