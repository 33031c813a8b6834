import { Module } from '@nestjs/common';
import { Clock, DescribeInstallation, InstallationProbe, MessageStore } from '@ospite/domain';
import { MessagesModule } from '../messages';
import { useCase } from '../platform/use-case';
import { InstallationController } from './http/installation.controller';
import { ServerInstallationProbe } from './persistence/server-installation-probe';

@Module({
  imports: [MessagesModule],
  controllers: [InstallationController],
  providers: [
    { provide: InstallationProbe, useClass: ServerInstallationProbe },
    useCase(DescribeInstallation, [InstallationProbe, MessageStore, Clock]),
  ],
})
export class InstallationModule {}
