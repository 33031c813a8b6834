import { BrandStore, ChangePalette, Clock } from '@ospite/domain';
import { Module } from '@nestjs/common';
import { useCase } from '@ospite/server/wiring';
import { BrandController } from './http/brand.controller';
import { MikroOrmBrandStore } from './persistence/mikro-orm-brand-store';

@Module({
  controllers: [BrandController],
  providers: [
    { provide: BrandStore, useClass: MikroOrmBrandStore },
    useCase(ChangePalette, [BrandStore, Clock]),
  ],
  exports: [BrandStore],
})
export class BrandModule {}
