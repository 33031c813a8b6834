import { Global, Injectable, Module } from '@nestjs/common';
import { Clock } from '@ospite/domain';

/** The machine's own time. */
@Injectable()
class SystemClock implements Clock {
  now(): Date {
    return new Date();
  }
}

/** The time for every module. */
@Global()
@Module({ providers: [{ provide: Clock, useClass: SystemClock }], exports: [Clock] })
export class ClockModule {}
