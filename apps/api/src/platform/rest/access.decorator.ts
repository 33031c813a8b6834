import { applyDecorators, Controller, SetMetadata } from '@nestjs/common';
import { ApiCookieAuth, ApiTags } from '@nestjs/swagger';

export const IS_PUBLIC = 'ospite:public';

/** Opens a controller or one of its calls to everyone; all other calls need the owner's session. */
export const Public = () => SetMetadata(IS_PUBLIC, true);

/** A controller whose calls need the owner's session, as they do unless they are `Public`. */
export const OwnerController = (path: string, tag: string) =>
  applyDecorators(ApiTags(tag), ApiCookieAuth('session'), Controller(path));

/** Carries the key of the super admin's calls that have no body. Source: decisions §4. */
export const SUPER_ADMIN_KEY_HEADER = 'X-Super-Admin-Key';
