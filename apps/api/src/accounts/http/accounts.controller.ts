import {
  AccountStore,
  AddAccount,
  ChangeContentRight,
  RemoveAccount,
  type ListedAccount,
} from '@ospite/domain';
import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { rowIdOf } from '@ospite/server/persistence';
import {
  ApiIdempotencyKey,
  Endpoint,
  idempotencyKeyOf,
  pageOf,
  PAGING_HEADERS,
  PagingQuery,
} from '@ospite/server/rest';
import { accountOf, signedInOf } from '../sessions/sessions';
import { AddAccountRequest, ChangeContentRightRequest } from './auth.dto';
import { AddedAccountResponse, ListedAccountResponse } from './auth.response';
import { NeedsPassword } from './password.decorators';

/** The people who run the back-office. Source: specification §13. */
@ApiTags('accounts')
@Controller('api/accounts')
export class AccountsController {
  constructor(
    private readonly accounts: AccountStore,
    private readonly addAccount: AddAccount,
    private readonly changeContentRight: ChangeContentRight,
    private readonly removeAccount: RemoveAccount,
  ) {}

  @Get()
  @Endpoint({
    id: 'listAccounts',
    summary: 'Accounts, by name',
    description: 'Everybody who may sign in to the back-office.',
    access: 'session',
    answer: { type: [ListedAccountResponse], headers: PAGING_HEADERS, description: 'The accounts.' },
  })
  async list(
    @Query() query: PagingQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ListedAccountResponse[]> {
    return pageOf(response, query, await this.accounts.list()).map(presentListed);
  }

  @Post()
  @NeedsPassword()
  @Endpoint({
    id: 'addAccount',
    summary: 'Add a colleague',
    description:
      'The password is generated, and only serves to choose another one. The colleague may then do everything that ' +
      'whoever added them may. Sent again under its key, the call returns the same account with another password, ' +
      'until it is used or replaced.',
    access: 'session',
    answer: {
      status: 201,
      type: AddedAccountResponse,
      description: 'The account with its password, which is shown only once.',
    },
    problems: ['account.invalid', 'account.username_taken', 'account.key_reused'],
  })
  @ApiIdempotencyKey('With another name')
  async add(@Req() request: Request, @Body() { username }: AddAccountRequest): Promise<AddedAccountResponse> {
    const key = idempotencyKeyOf(request);
    const { account, password } = await this.addAccount.add(username, signedInOf(request), key);
    return { ...presentListed(account), password };
  }

  @Put(':accountId/content-right')
  @NeedsPassword()
  @Endpoint({
    id: 'changeContentRight',
    summary: 'Say whether an account may edit the site',
    description:
      'Its texts, pages and pictures, and how it looks; an account without the right reads them. It holds from the next ' +
      'call on, also for the access keys that the account made. Only an account with the right gives it or takes it ' +
      'away, and one always has it.',
    access: 'session',
    params: { name: 'accountId', type: 'integer', example: 2 },
    answer: { type: ListedAccountResponse, description: 'The account as it is now.' },
    problems: ['account.not_found', 'account.last_editor', 'account.may_not_edit_content'],
  })
  async setContentRight(
    @Req() request: Request,
    @Param('accountId') id: string,
    @Body() { mayEditContent }: ChangeContentRightRequest,
  ): Promise<ListedAccountResponse> {
    const accountId = rowIdOf(id, 'account.not_found');
    return presentListed(await this.changeContentRight.change(accountId, mayEditContent, accountOf(request)));
  }

  @Delete(':accountId')
  @NeedsPassword()
  @Endpoint({
    id: 'deleteAccount',
    summary: 'Remove an account',
    description:
      'Its sessions and the access keys that it made end at once. Entries in histories stay. The last account cannot ' +
      'be removed, nor the last one that may edit content.',
    access: 'session',
    params: { name: 'accountId', type: 'integer', example: 2 },
    answer: { status: 204, description: 'The account is removed.' },
    problems: ['account.not_found', 'account.last_one', 'account.last_editor'],
  })
  async delete(@Param('accountId') id: string): Promise<void> {
    await this.removeAccount.remove(rowIdOf(id, 'account.not_found'));
  }
}

/** An account as lists show it. */
export function presentListed({ createdAt, ...account }: ListedAccount): ListedAccountResponse {
  return { ...account, createdAt: createdAt.toISOString() };
}
