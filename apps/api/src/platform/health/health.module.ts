import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { WriteCheck } from '../persistence/write-check';
import { DatabaseHealth } from './database.health';
import { HealthController } from './health.controller';

@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController],
  providers: [DatabaseHealth, WriteCheck],
})
export class HealthModule {}
