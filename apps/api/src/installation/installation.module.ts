import { Module } from '@nestjs/common';
import {
  Clock,
  DescribeInstallation,
  DiskSpace,
  InstallationProbe,
  MessageStore,
  WatchInstallation,
} from '@ospite/domain';
import { BackupsModule } from '../backups';
import { MessagesModule } from '../messages';
import { HealthModule } from '../platform/health/health.module';
import { useCase } from '../platform/use-case';
import { AlarmWatch } from './alarm-watch';
import { InstallationController } from './http/installation.controller';
import { InstallationMetrics } from './installation-metrics';
import { ServerInstallationProbe } from './persistence/server-installation-probe';

@Module({
  imports: [BackupsModule, MessagesModule, HealthModule],
  controllers: [InstallationController],
  providers: [
    { provide: InstallationProbe, useClass: ServerInstallationProbe },
    useCase(DescribeInstallation, [InstallationProbe, MessageStore, Clock]),
    useCase(WatchInstallation, [DescribeInstallation, DiskSpace, Clock]),
    AlarmWatch,
    InstallationMetrics,
  ],
})
export class InstallationModule {}
