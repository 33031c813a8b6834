import { ConsentStore } from '@ospite/domain';
import { Module } from '@nestjs/common';
import { ConsentsController } from './http/consents.controller';
import { MikroOrmConsentStore } from './persistence/mikro-orm-consent-store';

@Module({
  controllers: [ConsentsController],
  providers: [{ provide: ConsentStore, useClass: MikroOrmConsentStore }],
})
export class ConsentsModule {}
