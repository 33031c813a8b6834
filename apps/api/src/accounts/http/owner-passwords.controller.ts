import { AccountStore, GiveOneTimePassword } from '@ospite/domain';
import { Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiSecurity } from '@nestjs/swagger';
import { rowIdOf } from '@ospite/server/persistence';
import { ApiProblems } from '@ospite/server/problems';
import { KeyHolderController, TakesNoQuery } from '@ospite/server/rest';
import { presentListed } from './accounts.controller';
import { ListedAccountResponse, OneTimePasswordResponse } from './auth.response';

const KEY_PROBLEMS = [
  'account.no_super_admin_key',
  'account.wrong_super_admin_key',
  'account.too_many_attempts',
] as const;

/** How the super admin helps owners who have lost their password. */
@KeyHolderController('api/super-admin/accounts', 'super-admin')
export class OwnerPasswordsController {
  constructor(
    private readonly accounts: AccountStore,
    private readonly passwords: GiveOneTimePassword,
  ) {}

  @Get()
  @TakesNoQuery()
  @ApiSecurity('superAdminKey')
  @ApiOperation({
    operationId: 'listOwners',
    summary: 'Who may sign in to the back-office',
    description: 'By name, for the super admin, who chooses whose password is lost.',
  })
  @ApiOkResponse({ type: [ListedAccountResponse], description: 'The accounts.' })
  @ApiProblems(...KEY_PROBLEMS)
  async list(): Promise<ListedAccountResponse[]> {
    return (await this.accounts.list()).map(presentListed);
  }

  @Post(':accountId/one-time-password')
  @ApiSecurity('superAdminKey')
  @ApiOperation({
    operationId: 'giveOneTimePassword',
    summary: 'Give an owner another password',
    description:
      'It is generated, shown this once, and good only for choosing another. All sessions of the account and the access ' +
      'keys that it made end, and the property gets an e-mail. Asked again, it is another password.',
  })
  @ApiParam({ name: 'accountId', type: 'integer', example: 1 })
  @ApiCreatedResponse({ type: OneTimePasswordResponse, description: 'The password, this once.' })
  @ApiProblems('account.not_found', 'property.not_found', ...KEY_PROBLEMS)
  async give(@Param('accountId') id: string): Promise<OneTimePasswordResponse> {
    return this.passwords.give(rowIdOf(id, 'account.not_found'));
  }
}
