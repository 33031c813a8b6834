import { BrandStore, type Brand, type Logo } from '@ospite/domain';
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
      const { logo, ...look } = brand;
      Object.assign(record, { ...look, ...logoColumns(logo) });
      await em.flush();
      return brand;
    });
  }
}

function toBrand({ palette, typefaces, updatedAt, ...columns }: BrandRecord): Brand {
  const { logoPng: png, logoWidth: width, logoHeight: height, logoDigest: hash } = columns;
  const isWhole = png !== null && width !== null && height !== null && hash !== null;
  return { palette, typefaces, logo: isWhole ? { png, width, height, hash } : null, updatedAt };
}

function logoColumns(logo: Logo | null) {
  return {
    logoPng: logo && Buffer.from(logo.png),
    logoWidth: logo && logo.width,
    logoHeight: logo && logo.height,
    logoDigest: logo && logo.hash,
  };
}
