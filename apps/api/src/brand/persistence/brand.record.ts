import { DEFAULT_TYPEFACES, type Palette, type TypefacePair } from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'BrandRecord',
  tableName: 'brand',
  checks: [{ name: 'brand_single', property: 'id', expression: 'id = 1' }],
  properties: {
    id: p.integer().primary().autoincrement(false),
    palette: p.string().length(20).$type<Palette>(),
    typefaces: p.string().length(20).default(DEFAULT_TYPEFACES).$type<TypefacePair>(),
    logoPng: p.blob().strictNullable(),
    logoWidth: p.integer().strictNullable(),
    logoHeight: p.integer().strictNullable(),
    logoDigest: p.string().length(20).strictNullable(),
    updatedAt: p.datetime(3),
  },
});

/** The one row of table `brand`; a migration made it. */
export class BrandRecord extends schema.class {}
schema.setClass(BrandRecord);
