import { Global, Module } from '@nestjs/common';
import { BaseData } from '@ospite/domain';
import { DemoSeed } from './demo-seed';
import { FirstTexts } from './first-texts';

/** What fills an empty installation. */
@Global()
@Module({
  providers: [DemoSeed, FirstTexts, { provide: BaseData, useExisting: DemoSeed }],
  exports: [BaseData, DemoSeed, FirstTexts],
})
export class SeedModule {}
