import { Module, type DynamicModule, type Type } from '@nestjs/common';
import {
  Clock,
  DescribeDelivery,
  DescribeInstallation,
  DiskSpace,
  InstallationProbe,
  ListOwnerNotices,
  MessageStore,
  SuperAdminSettingsStore,
  WatchInstallation,
} from '@ospite/domain';
import { Config } from '@ospite/server/config';
import { HealthModule } from '@ospite/server/health';
import { useCase } from '@ospite/server/wiring';
import { AlarmWatch } from './alarm-watch';
import { InstallationController } from './http/installation.controller';
import { OwnerNoticesController } from './http/owner-notices.controller';
import { InstallationMetrics } from './installation-metrics';
import { ServerInstallationProbe } from './persistence/server-installation-probe';

/** The state of the installation: for the agency's panel, the owner, Prometheus and the log. */
@Module({
  controllers: [InstallationController, OwnerNoticesController],
  providers: [
    { provide: InstallationProbe, useClass: ServerInstallationProbe },
    useCase(DescribeInstallation, [InstallationProbe, MessageStore, Clock]),
    useCase(WatchInstallation, [DescribeInstallation, DiskSpace, Clock]),
    {
      provide: ListOwnerNotices,
      inject: [SuperAdminSettingsStore, DescribeInstallation, DescribeDelivery, Clock, Config],
      useFactory: (
        settings: SuperAdminSettingsStore,
        installation: DescribeInstallation,
        delivery: DescribeDelivery,
        clock: Clock,
        { environment }: Config,
      ) => new ListOwnerNotices(settings, installation, delivery, clock, environment === 'production'),
    },
    AlarmWatch,
    InstallationMetrics,
  ],
})
export class InstallationModule {
  /** @param modules what gives it `MessageStore`, `DescribeDelivery` and `SuperAdminSettingsStore` */
  static on(modules: readonly Type[]): DynamicModule {
    return { module: InstallationModule, imports: [...modules, HealthModule] };
  }
}
