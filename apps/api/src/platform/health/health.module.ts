import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { DatabaseHealth } from './database.health';
import { HealthController } from './health.controller';
import { WriteCheck } from './write-check';

@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController],
  providers: [DatabaseHealth, WriteCheck],
})
export class HealthModule {}
