import { ListOwnerNotices } from '@ospite/domain';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '@ospite/server/rest';
import { OwnerNoticeResponse, presentOwnerNotice } from './owner-notice.response';

/** What is wrong with the site as a whole, in the form an owner needs: states, no addresses and no secrets. */
@ApiTags('notices')
@Controller('api/notices')
export class OwnerNoticesController {
  constructor(private readonly notices: ListOwnerNotices) {}

  @Get()
  @Endpoint({
    id: 'listOwnerNotices',
    summary: 'What is wrong with the site',
    description:
      'Guests cannot reach the site, e-mails do not leave, backups may be useless; most harmful first. The rules are ' +
      'those of `getSuperAdminHealth`; a missing mail server or second disk is not reported before the first backup, ' +
      'unless `NODE_ENV` is `production`.',
    access: 'owner',
    answer: { type: [OwnerNoticeResponse], description: 'The notices; none while all is well.' },
  })
  async list(): Promise<OwnerNoticeResponse[]> {
    return (await this.notices.list()).map(presentOwnerNotice);
  }
}
