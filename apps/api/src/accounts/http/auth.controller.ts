import { Body, Controller, Delete, Get, HttpCode, Post, Put, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiCookieAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ChangePassword, SessionStore, type AccountWithSecret } from '@ospite/domain';
import type { Request, Response } from 'express';
import { ApiProblems } from '../../platform/problems/api-problems.decorator';
import { AlsoWithOneTimePassword, Public } from '../../platform/rest/access.decorator';
import { RespondsEmpty } from '../../platform/rest/responds-empty.decorator';
import { DeviceCookies } from '../sessions/device-cookies';
import { accountOf, Sessions } from '../sessions/sessions';
import { ChangePasswordRequest, LoginRequest } from './auth.dto';
import { AccountResponse } from './auth.response';
import { SignInGuard } from './sign-in.guard';

/** Signing in and out. Source: decisions §4 and §5. */
@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly sessions: Sessions,
    private readonly sessionStore: SessionStore,
    private readonly password: ChangePassword,
    private readonly devices: DeviceCookies,
  ) {}

  /** Begins a session; the cookie is only for browsers. */
  @Post('login')
  @Public()
  @UseGuards(SignInGuard)
  @HttpCode(200)
  @ApiOperation({
    operationId: 'login',
    summary: 'Sign in',
    description:
      'Begins a session and sets its cookie, which browsers send with every later call. Five wrong tries for one name, or fifty an hour for one address, and the next is a 429. A browser that has signed in before has five tries of its own, whatever others at its address do.',
  })
  @ApiBody({ type: LoginRequest })
  @ApiOkResponse({
    type: AccountResponse,
    description: 'The account; the cookie comes with it.',
    headers: {
      'Set-Cookie': {
        description:
          'The session: `session`, or `__Host-session` on https; `staff`, which says nothing of anybody; and `device-account-…`, which opens nothing and gives wrong tries in this browser a count of their own.',
        schema: { type: 'string' },
      },
    },
  })
  @ApiProblems('account.wrong_credentials', 'account.too_many_attempts')
  async login(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccountResponse> {
    await this.devices.rememberAccount(request, response, request.user as AccountWithSecret);
    return this.sessions.begin(request, response);
  }

  @Get('me')
  @AlsoWithOneTimePassword()
  @ApiCookieAuth('session')
  @ApiOperation({
    operationId: 'getMe',
    summary: 'Who is signed in',
    description: 'The account whose session asks; 401 tells a back-office to show its sign-in.',
  })
  @ApiOkResponse({ type: AccountResponse, description: 'The account that is signed in.' })
  me(@Req() request: Request): AccountResponse {
    return accountOf(request);
  }

  @Post('logout')
  @Public()
  @ApiOperation({
    operationId: 'logout',
    summary: 'Sign out',
    description:
      'Ends the session on the server and clears its cookies. Open to anyone, so that an expired session can be tidied up, too.',
  })
  @RespondsEmpty('The session is ended.')
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.sessions.end(request, response);
  }

  @Put('password')
  @AlsoWithOneTimePassword()
  @ApiCookieAuth('session')
  @ApiOperation({
    operationId: 'changePassword',
    summary: 'Choose another password',
    description:
      'Needs the present password; whoever has a one-time password can make no other call before. 8 to 128 characters, none of the common ones. Every other session of the account ends.',
  })
  @RespondsEmpty('The password is changed, other sessions are ended.')
  @ApiProblems('account.weak_password', 'account.wrong_password', 'account.too_many_attempts')
  async changePassword(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body() body: ChangePasswordRequest,
  ): Promise<void> {
    const changed = await this.password.change({
      ...body,
      account: accountOf(request),
      sessionId: request.sessionID,
      guesser: this.devices.guesserOf(request),
    });
    await this.devices.rememberAccount(request, response, changed);
  }

  @Delete('sessions')
  @ApiCookieAuth('session')
  @ApiOperation({
    operationId: 'endOtherSessions',
    summary: 'Sign out everywhere else',
    description: 'Ends every session of the account but the one that asks: for a lost phone.',
  })
  @RespondsEmpty('All other sessions are ended.')
  async endOtherSessions(@Req() request: Request): Promise<void> {
    await this.sessionStore.endOthers(accountOf(request).id, request.sessionID);
  }
}
