import { applyDecorators, Controller } from '@nestjs/common';
import { ApiCookieAuth, ApiTags } from '@nestjs/swagger';

/** A controller whose calls need the owner's session, as they do unless they are `Public`. */
export const OwnerController = (path: string, tag: string) =>
  applyDecorators(ApiTags(tag), ApiCookieAuth('session'), Controller(path));
