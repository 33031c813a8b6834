import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';

/** Marks a call that responds with 204 and no body. */
export const RespondsEmpty = (description: string) =>
  applyDecorators(HttpCode(204), ApiNoContentResponse({ description }));
