import { Clock, ConsentStore, RateLimiter, RecordConsent } from '@ospite/domain';
import { Module } from '@nestjs/common';
import { useCase } from '@ospite/server/wiring';
import { ConsentsController } from './http/consents.controller';
import { MikroOrmConsentStore } from './persistence/mikro-orm-consent-store';

@Module({
  controllers: [ConsentsController],
  providers: [
    { provide: ConsentStore, useClass: MikroOrmConsentStore },
    useCase(RecordConsent, [ConsentStore, RateLimiter, Clock]),
  ],
})
export class ConsentsModule {}
