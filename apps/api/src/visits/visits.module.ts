import { Clock, RateLimiter, RecordVisit, VisitorHasher, VisitStore } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { useCase } from '@ospite/server/wiring';
import { AdminVisitsController } from './http/admin-visits.controller';
import { PublicVisitsController } from './http/public-visits.controller';
import { MikroOrmVisitStore } from './persistence/mikro-orm-visit-store';
import { SaltedVisitorHasher } from './persistence/salted-visitor-hasher';
import { SaltJob } from './salt-job';

@Module({
  controllers: [PublicVisitsController, AdminVisitsController],
  providers: [
    {
      provide: VisitStore,
      useFactory: (em: EntityManager) => new MikroOrmVisitStore(em),
      inject: [EntityManager],
    },
    SaltJob,
    SaltedVisitorHasher,
    { provide: VisitorHasher, useExisting: SaltedVisitorHasher },
    useCase(RecordVisit, [VisitStore, VisitorHasher, RateLimiter, Clock]),
  ],
})
export class VisitsModule {}
