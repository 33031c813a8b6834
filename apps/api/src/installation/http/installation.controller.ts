import { Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiSecurity } from '@nestjs/swagger';
import { DescribeInstallation, WatchInstallation } from '@ospite/domain';
import { ApiProblems } from '@ospite/server/problems';
import { KeyHolderController } from '@ospite/server/rest';
import { SuperAdminHealth } from './super-admin-health.dto';
import { presentInstallation } from './installation.presenter';

/** How the installation is doing. Source: decisions §5, calls beyond §7. */
@KeyHolderController('api/super-admin', 'super-admin')
export class InstallationController {
  constructor(
    private readonly installation: DescribeInstallation,
    private readonly watch: WatchInstallation,
  ) {}

  @Get('health')
  @ApiSecurity('superAdminKey')
  @ApiOperation({
    operationId: 'getSuperAdminHealth',
    summary: 'How the installation is doing',
    description:
      'Version, database with its connections and migrations, e-mail, disk, backups, background jobs with their last and next run, ' +
      'and the last errors, without anything about a person; `concerns` says what somebody should look into, `alarms` ' +
      'since when.',
  })
  @ApiOkResponse({ type: SuperAdminHealth, description: 'How it is doing.' })
  @ApiProblems('account.no_super_admin_key', 'account.wrong_super_admin_key', 'account.too_many_attempts')
  async describe(): Promise<SuperAdminHealth> {
    return presentInstallation(await this.installation.describe(), this.watch.alarms());
  }
}
