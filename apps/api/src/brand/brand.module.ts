import { BrandStore, ChangeLogo, ChangeLook, Clock, LogoDrawer } from '@ospite/domain';
import { Module } from '@nestjs/common';
import { useCase } from '@ospite/server/wiring';
import { BrandController } from './http/brand.controller';
import { SafeLogoDrawer } from './logos/safe-logo-drawer';
import { MikroOrmBrandStore } from './persistence/mikro-orm-brand-store';

@Module({
  controllers: [BrandController],
  providers: [
    { provide: BrandStore, useClass: MikroOrmBrandStore },
    { provide: LogoDrawer, useClass: SafeLogoDrawer },
    useCase(ChangeLogo, [BrandStore, LogoDrawer, Clock]),
    useCase(ChangeLook, [BrandStore, Clock]),
  ],
  exports: [BrandStore],
})
export class BrandModule {}
