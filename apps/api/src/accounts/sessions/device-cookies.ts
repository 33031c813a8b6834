import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { accountHolder, KnownDevices, PANEL, type Account, type Guesser } from '@ospite/domain';
import type { Request, Response } from 'express';
import { Config } from '@ospite/server/config';
import { senderOf } from '@ospite/server/edge';
import { cookieValues } from '@ospite/server/headers';
import { databaseOnlyReads } from '@ospite/server/problems';

/** How long a browser keeps a token. It is renewed with each sign-in there. */
const YEAR_MS = 365 * 86_400_000;
const ID_BYTES = 16;

/**
 * The cookies by which `KnownDevices` knows a browser: one for each account that has signed in there, and one for the
 * super admin's panel. They stay at a logout and open nothing. Source: specification §12, Guessing and floods.
 */
@Injectable()
export class DeviceCookies {
  constructor(
    private readonly devices: KnownDevices,
    private readonly config: Config,
  ) {}

  /** The sender of a request, as guesses are counted. */
  guesserOf(request: Request): Guesser {
    return {
      sender: senderOf(request),
      deviceTokens: (holder) => cookieValues(request.headers.cookie, this.nameOf(holder)),
    };
  }

  /** Makes the browser known, in which the password of this account has just been entered. */
  async rememberAccount(request: Request, response: Response, account: Account): Promise<void> {
    await this.remember(request, response, accountHolder(account));
  }

  /** Makes the browser known, in which the super-admin key has just been entered. */
  async rememberPanel(request: Request, response: Response): Promise<void> {
    await this.remember(request, response, PANEL);
  }

  private async remember(request: Request, response: Response, holder: string): Promise<void> {
    try {
      const tokens = this.guesserOf(request).deviceTokens(holder);
      const newId = randomBytes(ID_BYTES).toString('base64url');
      const token = await this.devices.remember(tokens, holder, newId);
      if (token === undefined) return;
      response.cookie(this.nameOf(holder), token, {
        httpOnly: true,
        sameSite: 'strict',
        path: '/',
        secure: this.config.isSecure,
        maxAge: YEAR_MS,
      });
    } catch (error) {
      // The key that signs is made at its first use. Whoever looks after a database that only reads gets in without.
      if (!databaseOnlyReads(error)) throw error;
    }
  }

  private nameOf(holder: string): string {
    return `${this.config.isSecure ? '__Host-' : ''}device-${holder.replace(' ', '-')}`;
  }
}
