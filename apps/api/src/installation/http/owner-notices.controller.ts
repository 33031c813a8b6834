import { ListOwnerNotices } from '@ospite/domain';
import { Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { OwnerController } from '@ospite/server/rest';
import { OwnerNoticeResponse, presentOwnerNotice } from './owner-notice.response';

/** What is wrong with the site as a whole, in a form that an owner needs: states, no addresses and no secrets. */
@OwnerController('api/notices', 'notices')
export class OwnerNoticesController {
  constructor(private readonly notices: ListOwnerNotices) {}

  @Get()
  @ApiOperation({
    operationId: 'listOwnerNotices',
    summary: 'What is wrong with the site',
    description:
      'Guests miss the site, e-mails do not leave, backups may not help; the most harmful first. By the rules of ' +
      '`getSuperAdminHealth`; a server without mail server and second disk is none to tell of before its first backup, ' +
      'unless `NODE_ENV` is `production`.',
  })
  @ApiOkResponse({ type: [OwnerNoticeResponse], description: 'The notices; none while all is well.' })
  async list(): Promise<OwnerNoticeResponse[]> {
    return (await this.notices.list()).map(presentOwnerNotice);
  }
}
