import { applyDecorators, Controller, SetMetadata, type Type } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../problems/api-problems.decorator';

/** Who may make a call besides the owner's session, which opens what says nothing about access. */
export type CallAccess = 'public' | 'access key' | 'super-admin key';
export const CALL_ACCESS = 'ospite:access';

/** How the document names an access key. */
export const ACCESS_KEY_SCHEME = 'accessKey';

/** Opens a controller or one of its calls to everyone; all other calls need the owner's session. */
export const Public = () => SetMetadata(CALL_ACCESS, 'public' satisfies CallAccess);

/** Opens the owner's calls to other programs, too: with an access key whose scope covers them. */
export const AlsoWithAccessKey = () =>
  applyDecorators(
    SetMetadata(CALL_ACCESS, 'access key' satisfies CallAccess),
    ApiCookieAuth('session'),
    ApiBearerAuth(ACCESS_KEY_SCHEME),
  );

/** What an account may do whose password was handed out to be used once. */
export const FOR_ONE_TIME_PASSWORD = 'ospite:for-one-time-password';

/** Opens a call of the owner's session also before a one-time password has been changed. */
export const AlsoWithOneTimePassword = () => SetMetadata(FOR_ONE_TIME_PASSWORD, true);

/** A call that a session makes only a moment after its password was entered. */
export const NEEDS_PASSWORD = 'ospite:needs-password';

/** Asks whoever is signed in for their password again; an access key needs none. Source: decisions §4, sessions. */
export const NeedsPassword = () =>
  applyDecorators(SetMetadata(NEEDS_PASSWORD, true), ApiProblems('account.password_needed'));

/** A controller whose calls need the owner's session or an access key. */
export const OwnerController = (path: string, tag: string) =>
  applyDecorators(ApiTags(tag), AlsoWithAccessKey(), Controller(path));

/** A controller whose calls are for people: they need the owner's session, as calls do that say nothing else. */
export const SessionController = (path: string, tag: string) =>
  applyDecorators(ApiTags(tag), ApiCookieAuth('session'), Controller(path));

/** The parameter with which a public read is asked for more than guests see. */
export const SHOWS_MORE = 'ospite:shows-more';

/** A public read that shows more to the owner, and to programs with a key, when a parameter of its query asks for it. */
export const OwnerSeesMore = (parameter: string) =>
  applyDecorators(
    SetMetadata(SHOWS_MORE, parameter),
    ApiSecurity({}),
    ApiSecurity('session'),
    ApiBearerAuth(ACCESS_KEY_SCHEME),
  );

/** A controller whose calls need the super-admin key unless they are `Public`: in its header, or see below. */
export const KeyHolderController = (path: string, tag: string) =>
  applyDecorators(
    ApiTags(tag),
    SetMetadata(CALL_ACCESS, 'super-admin key' satisfies CallAccess),
    Controller(path),
  );

/** Carries the key of the super admin's calls that have no body. Source: decisions §4. */
export const SUPER_ADMIN_KEY_HEADER = 'X-Super-Admin-Key';

export type KeyedBody = Type<{ superAdminKey: string }>;
export const KEYED_BODY = 'ospite:keyed-body';

/** The call takes the key as a field of its body, and not in the header. */
export const TakesSuperAdminKeyIn = (body: KeyedBody) => SetMetadata(KEYED_BODY, body);
