import { Body, Controller, Get, Post, Put, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiSecurity, ApiTags } from '@nestjs/swagger';
import {
  ChangeSuperAdminSettings,
  CheckSuperAdminKey,
  IssuePreview,
  ReadSuperAdminSettings,
} from '@ospite/domain';
import type { Request } from 'express';
import { Config } from '../../platform/config/config';
import { senderOf } from '../../platform/edge/sender';
import { ApiProblems } from '../../platform/problems/api-problems.decorator';
import { basedOnOf } from '../../platform/rest/based-on';
import { CachedPublicRead } from '../../platform/rest/cached-public-read.decorator';
import { Public, SUPER_ADMIN_KEY_HEADER } from '../../platform/rest/access.decorator';
import { TakesNoQuery } from '../../platform/rest/no-fields';
import { RespondsEmpty } from '../../platform/rest/responds-empty.decorator';
import { InstallationHealth } from '../installation-health';
import { presentSettings } from './super-admin.presenter';
import {
  PreviewLink,
  SuperAdminHealth,
  SuperAdminSettingsResponse,
  UnlockSuperAdminRequest,
  UpdateSuperAdminSettingsRequest,
} from './super-admin-settings.dto';

/** The super admin's calls: open to anyone, and each but the first asks for the key. Source: specification §7. */
@ApiTags('super-admin')
@Public()
@Controller('api/super-admin')
export class SuperAdminController {
  constructor(
    private readonly readSettings: ReadSuperAdminSettings,
    private readonly changeSettings: ChangeSuperAdminSettings,
    private readonly key: CheckSuperAdminKey,
    private readonly issuePreview: IssuePreview,
    private readonly health: InstallationHealth,
    private readonly config: Config,
  ) {}

  @Get('settings')
  @CachedPublicRead()
  @TakesNoQuery()
  @ApiOperation({
    operationId: 'getSuperAdminSettings',
    summary: 'Offline switch, tracking code, banners',
    description:
      'Anyone may read them: pages show the banners, and put the tracking code into their head once a visitor ' +
      'has agreed to analytics or marketing. Banners are sanitised.',
  })
  @ApiOkResponse({ type: SuperAdminSettingsResponse, description: 'The settings.' })
  async get(): Promise<SuperAdminSettingsResponse> {
    return presentSettings(await this.readSettings.read());
  }

  @Put('settings')
  @ApiOperation({
    operationId: 'updateSuperAdminSettings',
    summary: 'Save all settings',
    description:
      'The whole object with the key. Banners are stored as they come back: links, pictures and simple layout.',
  })
  @ApiOkResponse({ type: SuperAdminSettingsResponse, description: 'The settings as they were stored.' })
  @ApiProblems(
    'settings.invalid',
    'account.wrong_super_admin_key',
    'settings.changed',
    'account.too_many_attempts',
  )
  async update(
    @Req() request: Request,
    @Body() { superAdminKey, updatedAt, ...values }: UpdateSuperAdminSettingsRequest,
  ): Promise<SuperAdminSettingsResponse> {
    await this.key.check(superAdminKey, senderOf(request));
    const trackingOrigins = values.trackingOrigins ?? undefined;
    const draft = { ...values, trackingOrigins };
    return presentSettings(await this.changeSettings.change(draft, basedOnOf(updatedAt)));
  }

  @Post('unlock')
  @ApiOperation({
    operationId: 'unlockSuperAdmin',
    summary: 'Check the key',
    description: 'Nothing is remembered: each later call sends the key again. Wrong keys are limited.',
  })
  @RespondsEmpty('The key is right.')
  @ApiProblems('account.wrong_super_admin_key', 'account.too_many_attempts')
  async unlock(@Req() request: Request, @Body() body: UnlockSuperAdminRequest): Promise<void> {
    await this.key.check(body.superAdminKey, senderOf(request));
  }

  @Get('health')
  @ApiSecurity('superAdminKey')
  @ApiOperation({
    operationId: 'getSuperAdminHealth',
    summary: 'How the installation is doing',
    description: 'Version and size of the database, and for how long the server has been running.',
  })
  @ApiOkResponse({ type: SuperAdminHealth, description: 'How it is doing.' })
  @ApiProblems('account.no_super_admin_key', 'account.wrong_super_admin_key', 'account.too_many_attempts')
  async installation(@Req() request: Request): Promise<SuperAdminHealth> {
    await this.key.check(request.get(SUPER_ADMIN_KEY_HEADER), senderOf(request));
    return this.health.describe();
  }

  @Post('preview')
  @ApiSecurity('superAdminKey')
  @ApiOperation({
    operationId: 'createPreview',
    summary: 'Make a link past the offline notice',
    description: 'Anybody who opens the link sees the site for 30 minutes while it is offline.',
  })
  @ApiCreatedResponse({ type: PreviewLink, description: 'The link, and until when it works.' })
  @ApiProblems('account.no_super_admin_key', 'account.wrong_super_admin_key', 'account.too_many_attempts')
  async preview(@Req() request: Request): Promise<PreviewLink> {
    await this.key.check(request.get(SUPER_ADMIN_KEY_HEADER), senderOf(request));
    const { token, expiresAt } = await this.issuePreview.issue();
    return { url: `${this.config.publicUrl}/?preview=${token}`, expiresAt: expiresAt.toISOString() };
  }
}
