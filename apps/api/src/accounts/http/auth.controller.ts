import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import {
  ChangePassword,
  ConfirmPassword,
  EndOtherSessions,
  SessionStore,
  type AccountWithSecret,
} from '@ospite/domain';
import type { Request, Response } from 'express';
import { rowIdOf } from '@ospite/server/persistence';
import { Endpoint } from '@ospite/server/rest';
import { DeviceCookies } from '../sessions/device-cookies';
import { accountOf, Sessions } from '../sessions/sessions';
import {
  ChangePasswordRequest,
  ConfirmPasswordRequest,
  EndOtherSessionsQuery,
  LoginRequest,
} from './auth.dto';
import { AccountResponse, presentSession, SessionResponse } from './auth.response';
import { AlsoWithOneTimePassword } from './password.decorators';
import { SignInGuard } from './sign-in.guard';

/** Signing in and out. Source: specification §12 and §13. */
@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly sessions: Sessions,
    private readonly sessionStore: SessionStore,
    private readonly others: EndOtherSessions,
    private readonly password: ChangePassword,
    private readonly confirmation: ConfirmPassword,
    private readonly devices: DeviceCookies,
  ) {}

  /** Begins a session; the cookie is only for browsers. */
  @Post('login')
  @UseGuards(SignInGuard)
  @Endpoint({
    id: 'login',
    summary: 'Sign in',
    description:
      'Begins a session and sets its cookie, which browsers send with every later call. Five wrong tries for one name, ' +
      'or fifty an hour for one address, and the next is a 429. A browser that has signed in before has five tries of ' +
      'its own, whatever others at its address do.',
    access: 'public',
    answer: {
      type: AccountResponse,
      description: 'The account; the response sets the cookie.',
      headers: {
        'Set-Cookie': {
          description:
            'The session: `session`, or `__Host-session` on https; `staff`, which identifies nobody; and ' +
            '`device-account-…`, which grants no access and has this browser’s wrong tries counted separately.',
          schema: { type: 'string' },
        },
      },
    },
    problems: ['account.wrong_credentials', 'account.too_many_attempts'],
  })
  @ApiBody({ type: LoginRequest })
  async login(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body() { staySignedIn = false }: LoginRequest,
  ): Promise<AccountResponse> {
    await this.devices.rememberAccount(request, response, request.user as AccountWithSecret);
    return this.sessions.begin(request, response, staySignedIn);
  }

  @Get('me')
  @AlsoWithOneTimePassword()
  @Endpoint({
    id: 'getMe',
    summary: 'Who is signed in',
    description:
      'The account of this session; on a 401 a back-office shows its sign-in, with the `reason` `session_ended` when ' +
      'the session of this browser was ended: from another device, with a new password, or with the account.',
    access: 'session',
    answer: { type: AccountResponse, description: 'The account that is signed in.' },
  })
  me(@Req() request: Request): AccountResponse {
    return accountOf(request);
  }

  @Post('logout')
  @Endpoint({
    id: 'logout',
    summary: 'Sign out',
    description:
      'Ends the session on the server and clears its cookies. Open to anyone, so that an expired session can be ' +
      'cleared too.',
    access: 'public',
    answer: { status: 204, description: 'The session is ended.' },
  })
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.sessions.end(request, response);
  }

  @Put('password')
  @AlsoWithOneTimePassword()
  @Endpoint({
    id: 'changePassword',
    summary: 'Choose another password',
    description:
      'Needs the current password. With a one-time password no other call works before this one. 8 to 128 characters, ' +
      'no common password. Every other session of the account ends, and so do the access keys that it made, unless ' +
      'they are kept.',
    access: 'session',
    answer: { status: 204, description: 'The password is changed, other sessions are ended.' },
    problems: ['account.weak_password', 'account.wrong_password', 'account.too_many_attempts'],
  })
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

  @Post('password/confirm')
  @Endpoint({
    id: 'confirmPassword',
    summary: 'Enter the password again',
    description:
      'Accounts, access keys and erasure require the password to have been entered in the last ten minutes, at sign-in ' +
      'or here, and so does signing out everywhere else together with the access keys; otherwise the answer is a 403 ' +
      '`account.password_needed`. Wrong ones count as at sign-in.',
    access: 'session',
    answer: { status: 204, description: 'The password is right.' },
    problems: ['account.wrong_password', 'account.too_many_attempts'],
  })
  async confirmPassword(
    @Req() request: Request,
    @Body() { password }: ConfirmPasswordRequest,
  ): Promise<void> {
    const guesser = this.devices.guesserOf(request);
    await this.confirmation.confirm(accountOf(request), request.sessionID, password, guesser);
  }

  @Get('sessions')
  @Endpoint({
    id: 'listSessions',
    summary: 'Where the account is signed in',
    description: 'The current session first, then by last use. Only a device’s everyday name is stored.',
    access: 'session',
    answer: { type: [SessionResponse], description: 'The active sessions.' },
  })
  async listSessions(@Req() request: Request): Promise<SessionResponse[]> {
    const sessions = await this.sessionStore.list(accountOf(request).id, request.sessionID);
    return sessions.map(presentSession);
  }

  @Delete('sessions')
  @Endpoint({
    id: 'endOtherSessions',
    summary: 'Sign out everywhere else',
    description:
      'Ends every session of the account except the current one, and revokes the access keys that it made, unless they ' +
      'are kept: for a lost phone. The password must have been entered in the last ten minutes, unless the keys are ' +
      'kept.',
    access: 'session',
    answer: { status: 204, description: 'All other sessions are ended.' },
    problems: ['account.password_needed'],
  })
  async endOtherSessions(
    @Req() request: Request,
    @Query() { keepAccessKeys }: EndOtherSessionsQuery,
  ): Promise<void> {
    await this.others.end(accountOf(request).id, request.sessionID, keepAccessKeys === 'true');
  }

  @Delete('sessions/:sessionId')
  @Endpoint({
    id: 'endSession',
    summary: 'Sign out on one device',
    description: 'The session is invalid from the next call on, on every replica.',
    access: 'session',
    params: { name: 'sessionId', type: 'integer', example: 12 },
    answer: { status: 204, description: 'The session is ended.' },
    problems: ['account.session_not_found'],
  })
  async endSession(@Req() request: Request, @Param('sessionId') id: string): Promise<void> {
    await this.sessionStore.end(accountOf(request).id, rowIdOf(id, 'account.session_not_found'));
  }
}
