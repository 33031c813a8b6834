import { Body, Controller, Get, Header, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AccountStore, InitialiseInstallation } from '@ospite/domain';
import type { Request } from 'express';
import { senderOf } from '@ospite/server/edge';
import { Endpoint } from '@ospite/server/rest';
import { RunInitRequest } from './auth.dto';
import { InitResultResponse, InitStateResponse } from './auth.response';

/** The first account of an installation. Source: specification §12, First start. */
@ApiTags('auth')
@Controller('api/init')
export class InitController {
  constructor(
    private readonly accounts: AccountStore,
    private readonly installation: InitialiseInstallation,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Endpoint({
    id: 'getInit',
    summary: 'Whether the first account can be made',
    description: 'True while there is no account: only then `runInit` works.',
    access: 'public',
    answer: { type: InitStateResponse, description: 'Whether it can be made.' },
  })
  async state(): Promise<InitStateResponse> {
    return { available: !(await this.accounts.any()) };
  }

  @Post()
  @Endpoint({
    id: 'runInit',
    summary: 'Make the first account and the base data',
    description:
      'Makes the first account and the base data. Works once, with the setup code that the server printed on its ' +
      'console; an omitted password is generated and returned only this once.',
    access: 'public',
    answer: { status: 201, type: InitResultResponse, description: 'The account that was made.' },
    problems: [
      'account.invalid',
      'account.weak_password',
      'account.wrong_setup_code',
      'account.already_initialised',
      'account.too_many_attempts',
    ],
  })
  run(@Req() request: Request, @Body() body: RunInitRequest): Promise<InitResultResponse> {
    return this.installation.initialise(body, senderOf(request));
  }
}
