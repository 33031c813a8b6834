import {
  ChangeSiteSetting,
  SITE_SETTING_KEYS,
  siteSettingKey,
  SiteSettingStore,
  type SiteSetting,
} from '@ospite/domain';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { basedOnOf, CachedPublicRead, Endpoint, TakesNoQuery } from '@ospite/server/rest';
import { SiteSettingResponse, UpdateSettingRequest } from './site-setting.dto';

const KEY = { name: 'key', enum: SITE_SETTING_KEYS, example: 'show_reviews_section' };

/** The owner's switches. Source: specification §7. */
@ApiTags('settings')
@Controller('api/settings')
export class SiteSettingsController {
  constructor(
    private readonly settings: SiteSettingStore,
    private readonly changeSetting: ChangeSiteSetting,
  ) {}

  @CachedPublicRead()
  @TakesNoQuery()
  @Get(':key')
  @Endpoint({
    id: 'getSetting',
    summary: 'A switch of the owner’s',
    description:
      'On when `value` is the text `true`. `show_reviews_section` shows the reviews of the home page.',
    access: 'public',
    params: KEY,
    answer: { type: SiteSettingResponse, description: 'The switch.' },
    problems: ['settings.unknown_key'],
  })
  async get(@Param('key') key: string): Promise<SiteSettingResponse> {
    return present(await this.settings.get(siteSettingKey(key)));
  }

  @Put(':key')
  @Endpoint({
    id: 'updateSetting',
    summary: 'Turn a switch',
    description: 'Guests see it at once.',
    access: 'owner',
    params: KEY,
    answer: { type: SiteSettingResponse, description: 'The switch as it stands now.' },
    problems: ['settings.unknown_key', 'settings.changed'],
  })
  async put(
    @Param('key') key: string,
    @Body() { value, updatedAt }: UpdateSettingRequest,
  ): Promise<SiteSettingResponse> {
    return present(await this.changeSetting.change(siteSettingKey(key), value, basedOnOf(updatedAt)));
  }
}

function present({ id, key, value, updatedAt }: SiteSetting): SiteSettingResponse {
  return { id, key, value, updatedAt: updatedAt?.toISOString() ?? null };
}
