import { applyDecorators, SetMetadata, type Type } from '@nestjs/common';
import { ApiProblems } from '../problems/api-problems.decorator';

/** Who may make a call. A call that says nothing about it is closed to everybody. */
export type CallAccess =
  /** Everybody. */
  | 'public'
  /** Everybody; the owner, and a program with a key, see more when this parameter of the query asks for it. */
  | { readonly ownerSeesMoreWith: string }
  /** The owner's session, or an access key whose scope covers it. */
  | 'owner'
  /** People alone: the owner's session. */
  | 'session'
  /** Whoever has the super-admin key, in its header. */
  | 'super-admin key'
  /** The same, in the field `superAdminKey` of this body. */
  | { readonly superAdminKeyIn: KeyedBody };

export type KeyedBody = Type<{ superAdminKey: string }>;
export const CALL_ACCESS = 'ospite:access';

/** How the document names an access key. */
export const ACCESS_KEY_SCHEME = 'accessKey';

/** Opens a controller outside the API to everyone; calls of the API say so in their `Endpoint`. */
export const Public = () => SetMetadata(CALL_ACCESS, 'public' satisfies CallAccess);

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

/** Carries the key of the super admin's calls that have no body. Source: specification §12. */
export const SUPER_ADMIN_KEY_HEADER = 'X-Super-Admin-Key';
