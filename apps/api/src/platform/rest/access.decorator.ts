import { applyDecorators, Controller, SetMetadata, type Type } from '@nestjs/common';
import { ApiCookieAuth, ApiTags } from '@nestjs/swagger';

/** What a call that does not need the owner's session needs instead. */
export type CallAccess = 'public' | 'super-admin key';
export const CALL_ACCESS = 'ospite:access';

/** Opens a controller or one of its calls to everyone; all other calls need the owner's session. */
export const Public = () => SetMetadata(CALL_ACCESS, 'public' satisfies CallAccess);

/** A controller whose calls need the owner's session, as they do unless they are `Public`. */
export const OwnerController = (path: string, tag: string) =>
  applyDecorators(ApiTags(tag), ApiCookieAuth('session'), Controller(path));

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
