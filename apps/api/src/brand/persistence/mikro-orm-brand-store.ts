import { BrandStore, type Brand } from '@ospite/domain';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ContentVersion } from '@ospite/server/persistence';
import { BrandRecord } from './brand.record';

/** The only row there is; a migration made it. */
const ID = 1;

/** How the site looks, in PostgreSQL; saving it changes every public page. */
@Injectable()
export class MikroOrmBrandStore extends BrandStore {
  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
  ) {
    super();
  }

  override async get(): Promise<Brand> {
    return toBrand(await this.em.fork().findOneOrFail(BrandRecord, { id: ID }));
  }

  override update(change: (stored: Brand) => Brand | Promise<Brand>): Promise<Brand> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const record = await em.findOneOrFail(BrandRecord, { id: ID }, lock);
      const brand = await change(toBrand(record));
      Object.assign(record, brand);
      await em.flush();
      return brand;
    });
  }
}

function toBrand({ palette, updatedAt }: BrandRecord): Brand {
  return { palette, updatedAt };
}
