import { Clock, RecordVisit, VisitorNames, VisitQuota, VisitStore } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AdminVisitsController } from './http/admin-visits.controller';
import { PublicVisitsController } from './http/public-visits.controller';
import { MikroOrmVisitStore } from './persistence/mikro-orm-visit-store';
import { SaltedVisitorNames } from './persistence/salted-visitor-names';
import { SaltJob } from './salt-job';
import { ThrottleVisitQuota } from './throttle-visit-quota';

@Module({
  controllers: [PublicVisitsController, AdminVisitsController],
  providers: [
    {
      provide: VisitStore,
      useFactory: (em: EntityManager) => new MikroOrmVisitStore(em),
      inject: [EntityManager],
    },
    SaltJob,
    SaltedVisitorNames,
    { provide: VisitorNames, useExisting: SaltedVisitorNames },
    { provide: VisitQuota, useClass: ThrottleVisitQuota },
    {
      provide: RecordVisit,
      useFactory: (visits: VisitStore, names: VisitorNames, quota: VisitQuota, clock: Clock) =>
        new RecordVisit(visits, names, quota, clock, randomUUID),
      inject: [VisitStore, VisitorNames, VisitQuota, Clock],
    },
  ],
})
export class VisitsModule {}
