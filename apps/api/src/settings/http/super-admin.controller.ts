import { Body, Controller, Get, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ChangeSuperAdminSettings,
  IssuePreview,
  PreviewBanner,
  ReadSuperAdminSettings,
  SUPER_ADMIN_KEY_ERRORS,
  WRONG_KEY_ERRORS,
} from '@ospite/domain';
import type { Request, Response } from 'express';
import { DeviceCookies } from '../../accounts';
import { Config } from '@ospite/server/config';
import { basedOnOf, CachedPublicRead, Endpoint, refuseFields, TakesNoQuery } from '@ospite/server/rest';
import { presentSettings } from './super-admin.presenter';
import { BannerPreviewResponse, PreviewBannerRequest } from './banner-preview.dto';
import {
  PreviewLink,
  SuperAdminSettingsResponse,
  UnlockSuperAdminRequest,
  UpdateSuperAdminSettingsRequest,
} from './super-admin-settings.dto';

/** The super admin's calls. Source: specification §7. */
@ApiTags('super-admin')
@Controller('api/super-admin')
export class SuperAdminController {
  constructor(
    private readonly readSettings: ReadSuperAdminSettings,
    private readonly changeSettings: ChangeSuperAdminSettings,
    private readonly issuePreview: IssuePreview,
    private readonly previewBanner: PreviewBanner,
    private readonly devices: DeviceCookies,
    private readonly config: Config,
  ) {}

  @Get('settings')
  @CachedPublicRead()
  @TakesNoQuery()
  @Endpoint({
    id: 'getSuperAdminSettings',
    summary: 'Offline switch, tracking code, banners',
    description:
      'Anyone may read them: pages show the banners, and put the tracking code into their `head` once a visitor has ' +
      'agreed to analytics or marketing. Banners are sanitised.',
    access: 'public',
    answer: { type: SuperAdminSettingsResponse, description: 'The settings.' },
  })
  async get(): Promise<SuperAdminSettingsResponse> {
    return presentSettings(await this.readSettings.read());
  }

  @Put('settings')
  @Endpoint({
    id: 'updateSuperAdminSettings',
    summary: 'Save all settings',
    description:
      'The whole object with the key. Banners are stored as the response shows them: links, pictures and simple layout.',
    access: { superAdminKeyIn: UpdateSuperAdminSettingsRequest },
    answer: { type: SuperAdminSettingsResponse, description: 'The settings as they were stored.' },
    problems: ['settings.invalid', 'settings.changed', ...WRONG_KEY_ERRORS],
  })
  async update(
    @Body() { superAdminKey: _checked, updatedAt, ...values }: UpdateSuperAdminSettingsRequest,
  ): Promise<SuperAdminSettingsResponse> {
    const trackingOrigins = values.trackingOrigins ?? undefined;
    const { offlineUntil, offlineText } = values;
    const draft = {
      ...values,
      trackingOrigins,
      offlineUntil: typeof offlineUntil === 'string' ? new Date(offlineUntil) : offlineUntil,
      offlineText,
    };
    return presentSettings(await this.changeSettings.change(draft, basedOnOf(updatedAt)));
  }

  @Post('unlock')
  @Endpoint({
    id: 'unlockSuperAdmin',
    summary: 'Check the key',
    description:
      'Each later call sends the key again. Wrong keys are limited; a browser in which the right one was entered, ' +
      'recognised by the cookie `device-panel`, which grants no access, is counted separately.',
    access: { superAdminKeyIn: UnlockSuperAdminRequest },
    answer: { status: 204, description: 'The key is right.' },
    problems: WRONG_KEY_ERRORS,
  })
  async unlock(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body() _checked: UnlockSuperAdminRequest,
  ): Promise<void> {
    await this.devices.rememberPanel(request, response);
  }

  @Post('preview')
  @Endpoint({
    id: 'createPreview',
    summary: 'Make a preview link past the offline notice',
    description: 'Anybody who opens the link sees the site for 30 minutes while it is offline.',
    access: 'super-admin key',
    answer: { status: 201, type: PreviewLink, description: 'The link, and when it expires.' },
    problems: SUPER_ADMIN_KEY_ERRORS,
  })
  async preview(@Body() body: unknown): Promise<PreviewLink> {
    refuseFields(body);
    const { token, expiresAt } = await this.issuePreview.issue();
    return { url: `${this.config.publicUrl}/?preview=${token}`, expiresAt: expiresAt.toISOString() };
  }

  @Post('banner-preview')
  @Endpoint({
    id: 'previewBanner',
    summary: 'Preview a banner before it is saved',
    description:
      'What would be stored of its HTML, what would be removed, and from which hosts it would load pictures.',
    access: 'super-admin key',
    answer: { type: BannerPreviewResponse, description: 'The banner as guests would see it.' },
    problems: SUPER_ADMIN_KEY_ERRORS,
  })
  seeBanner(@Body() { html }: PreviewBannerRequest): BannerPreviewResponse {
    const { removed, pictureOrigins, ...banner } = this.previewBanner.preview(html, this.config.publicUrl);
    return {
      html: banner.html,
      removed: removed.map(({ kind, element, name, count }) => ({ kind, element, name, count })),
      pictureOrigins: [...pictureOrigins],
    };
  }
}
