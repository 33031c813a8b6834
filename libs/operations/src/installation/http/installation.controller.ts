import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DescribeInstallation, SUPER_ADMIN_KEY_ERRORS, WatchInstallation } from '@ospite/domain';
import { Endpoint } from '@ospite/server/rest';
import { SuperAdminHealth } from './super-admin-health.dto';
import { presentInstallation } from './installation.presenter';

/** The state of the installation. Source: specification §7, Further calls. */
@ApiTags('super-admin')
@Controller('api/super-admin')
export class InstallationController {
  constructor(
    private readonly installation: DescribeInstallation,
    private readonly watch: WatchInstallation,
  ) {}

  @Get('health')
  @Endpoint({
    id: 'getSuperAdminHealth',
    summary: 'How the installation is doing',
    description:
      'Version, database with its connections and migrations, e-mail, disk, backups, background jobs with their ' +
      'last and next run, and the last errors, without personal data; `concerns` says what an operator should ' +
      'look into, `alarms` since when.',
    access: 'super-admin key',
    answer: { type: SuperAdminHealth, description: 'How it is doing.' },
    problems: SUPER_ADMIN_KEY_ERRORS,
  })
  async describe(): Promise<SuperAdminHealth> {
    return presentInstallation(await this.installation.describe(), this.watch.alarms());
  }
}
