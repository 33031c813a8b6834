import { Global, Module } from '@nestjs/common';
import { BaseData } from '@ospite/domain';
import { DemoSeed } from './demo-seed';

/** What fills an empty installation. */
@Global()
@Module({
  providers: [DemoSeed, { provide: BaseData, useExisting: DemoSeed }],
  exports: [BaseData, DemoSeed],
})
export class SeedModule {}
