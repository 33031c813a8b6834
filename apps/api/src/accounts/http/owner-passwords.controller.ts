import { AccountStore, GiveOneTimePassword, SUPER_ADMIN_KEY_ERRORS } from '@ospite/domain';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { rowIdOf } from '@ospite/server/persistence';
import { Endpoint, refuseFields, TakesNoQuery } from '@ospite/server/rest';
import { presentListed } from './accounts.controller';
import { ListedAccountResponse, OneTimePasswordResponse } from './auth.response';

/** How the super admin helps owners who have lost their password. */
@ApiTags('super-admin')
@Controller('api/super-admin/accounts')
export class OwnerPasswordsController {
  constructor(
    private readonly accounts: AccountStore,
    private readonly passwords: GiveOneTimePassword,
  ) {}

  @Get()
  @TakesNoQuery()
  @Endpoint({
    id: 'listOwners',
    summary: 'Who may sign in to the back-office',
    description: 'By name, for the super admin, to choose the account whose password is lost.',
    access: 'super-admin key',
    answer: { type: [ListedAccountResponse], description: 'The accounts.' },
    problems: SUPER_ADMIN_KEY_ERRORS,
  })
  async list(): Promise<ListedAccountResponse[]> {
    return (await this.accounts.list()).map(presentListed);
  }

  @Post(':accountId/one-time-password')
  @Endpoint({
    id: 'giveOneTimePassword',
    summary: 'Give an owner another password',
    description:
      'It is generated, shown only once, and only serves to choose another one. All sessions of the account and ' +
      'the access keys that it made end, and the property gets an e-mail. Each call gives another password.',
    access: 'super-admin key',
    params: { name: 'accountId', type: 'integer', example: 1 },
    answer: {
      status: 201,
      type: OneTimePasswordResponse,
      description: 'The password, which is shown only once.',
    },
    problems: ['account.not_found', 'property.not_found', ...SUPER_ADMIN_KEY_ERRORS],
  })
  async give(@Param('accountId') id: string, @Body() body: unknown): Promise<OneTimePasswordResponse> {
    refuseFields(body);
    return this.passwords.give(rowIdOf(id, 'account.not_found'));
  }
}
