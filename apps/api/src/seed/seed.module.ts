import { Global, Module } from '@nestjs/common';
import { BaseData } from '@ospite/domain';
import { DemoSeed } from './demo-seed';
import { FirstReplies } from './first-replies';

/** What fills an empty installation. */
@Global()
@Module({
  providers: [DemoSeed, FirstReplies, { provide: BaseData, useExisting: DemoSeed }],
  exports: [BaseData, DemoSeed, FirstReplies],
})
export class SeedModule {}
