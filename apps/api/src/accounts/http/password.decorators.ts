import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiProblems } from '@ospite/server/problems';

/** What an account may do whose password was handed out to be used once. */
export const FOR_ONE_TIME_PASSWORD = 'ospite:for-one-time-password';

/** Opens a call of the owner's session also before a one-time password has been changed. */
export const AlsoWithOneTimePassword = () => SetMetadata(FOR_ONE_TIME_PASSWORD, true);

/** A call that a session makes only a moment after its password was entered. */
export const NEEDS_PASSWORD = 'ospite:needs-password';

/**
 * Asks whoever is signed in for their password again; an access key needs none. Source: specification §12, Sessions.
 */
export const NeedsPassword = () =>
  applyDecorators(SetMetadata(NEEDS_PASSWORD, true), ApiProblems('account.password_needed'));
