import { Clock, RecordVisit, VisitorNames, VisitStore } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AdminVisitsController } from './http/admin-visits.controller';
import { PublicVisitsController } from './http/public-visits.controller';
import { MikroOrmVisitStore } from './persistence/mikro-orm-visit-store';
import { SaltedVisitorNames } from './persistence/salted-visitor-names';

@Module({
  controllers: [PublicVisitsController, AdminVisitsController],
  providers: [
    {
      provide: VisitStore,
      useFactory: (em: EntityManager) => new MikroOrmVisitStore(em),
      inject: [EntityManager],
    },
    { provide: VisitorNames, useClass: SaltedVisitorNames },
    {
      provide: RecordVisit,
      useFactory: (visits: VisitStore, names: VisitorNames, clock: Clock) =>
        new RecordVisit(visits, names, clock, randomUUID),
      inject: [VisitStore, VisitorNames, Clock],
    },
  ],
})
export class VisitsModule {}
