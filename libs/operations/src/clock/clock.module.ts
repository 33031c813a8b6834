import { Global, Injectable, Module } from '@nestjs/common';
import { Clock, ClockTrustStore, DeletionByAge, JudgeClock, OtherClocks } from '@ospite/domain';
import { useCase } from '@ospite/server/wiring';
import { ClockWatch } from './clock-watch';
import { MikroOrmClockTrustStore } from './persistence/mikro-orm-clock-trust-store';
import { ServerClocks } from './persistence/server-clocks';

/** The machine's own time. */
@Injectable()
class SystemClock implements Clock {
  now(): Date {
    return new Date();
  }
}

/** The time for every module, and whether it is trusted. */
@Global()
@Module({
  providers: [
    { provide: Clock, useClass: SystemClock },
    { provide: OtherClocks, useClass: ServerClocks },
    { provide: ClockTrustStore, useClass: MikroOrmClockTrustStore },
    useCase(JudgeClock, [ClockTrustStore, Clock, OtherClocks]),
    { provide: DeletionByAge, useExisting: JudgeClock },
    ClockWatch,
  ],
  exports: [Clock, ClockTrustStore, DeletionByAge, JudgeClock],
})
export class ClockModule {}
