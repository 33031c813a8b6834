import { Global, Module } from '@nestjs/common';
import { Clock } from '@ospite/domain';
import { SystemClock } from './clock';

/** The time for every module. */
@Global()
@Module({ providers: [{ provide: Clock, useClass: SystemClock }], exports: [Clock] })
export class ClockModule {}
