import { Clock, ErasePerson, Mailer, PrivacyStore } from '@ospite/domain';
import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages';
import { FullExport } from './full-export';
import { PrivacyController } from './http/privacy.controller';
import { MikroOrmPrivacyStore } from './persistence/mikro-orm-privacy-store';
import { TableSnapshot } from './persistence/table-snapshot';
import { PersonArchive } from './person-archive';
import { RetentionJob } from './retention-job';

@Module({
  imports: [MessagesModule],
  controllers: [PrivacyController],
  providers: [
    FullExport,
    PersonArchive,
    RetentionJob,
    TableSnapshot,
    { provide: PrivacyStore, useClass: MikroOrmPrivacyStore },
    {
      provide: ErasePerson,
      useFactory: (...ports: ConstructorParameters<typeof ErasePerson>) => new ErasePerson(...ports),
      inject: [PrivacyStore, Mailer, Clock],
    },
  ],
})
export class PrivacyModule {}
