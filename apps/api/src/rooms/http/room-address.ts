import { DomainError, type SlugOrId, type PublicationScope } from '@ospite/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { Request, Response } from 'express';
import { PagingQuery } from '@ospite/server/rest';
import { rowIdOf } from '@ospite/server/persistence';

/** The parameter of `/api/rooms/{room}`, as documented. Source: specification §13. */
export const ROOM_PARAM = {
  name: 'room',
  description: 'Slug or id.',
  type: String,
  example: 'bungalow-ginepro',
} as const;
export const ROOM_ID_PARAM = { name: 'roomId', type: 'integer', example: 1 } as const;
export const IMAGE_ID_PARAM = { name: 'imageId', type: 'integer', example: 1 } as const;

const INCLUDE = {
  enum: ['inactive'],
  description:
    'Shows hidden rooms too; needs the owner’s session or an access key, and the answer is not cached.',
};

/** Guests see published rooms; the owner sees the others, too, on request. */
export const GUESTS_SEE_PUBLISHED = { ownerSeesMoreWith: 'include' } as const;

/** Asks for unpublished rooms, too. */
export class IncludeQuery {
  @ApiPropertyOptional(INCLUDE)
  @IsOptional()
  @IsIn(['inactive'])
  include?: 'inactive';
}

/** The same for lists. */
export class RoomListQuery extends PagingQuery {
  @ApiPropertyOptional(INCLUDE)
  @IsOptional()
  @IsIn(['inactive'])
  include?: 'inactive';
}

/** The room that an address names: digits are an id, since a slug contains a letter (specification §10). */
export function slugOrIdOf(text: string): SlugOrId {
  return /^[1-9]\d*$/.test(text) ? Number(text) : text;
}

/** @throws DomainError `room.not_found` for what can be no id */
export const roomIdOf = (text: string): number => rowIdOf(text, 'room.not_found');

/** @throws DomainError `room.image_not_found` for what can be no id */
export const imageIdOf = (text: string): number => rowIdOf(text, 'room.image_not_found');

/**
 * The scope of the response. A public response never depends on a session; the owner asks for more explicitly.
 * Source: specification §11.
 * @throws DomainError `account.not_signed_in`
 */
export function roomsAskedFor(query: IncludeQuery, request: Request, response: Response): PublicationScope {
  if (query.include === undefined) return 'published';
  if (!request.user && !request.accessKey) throw new DomainError('account.not_signed_in');
  response.setHeader('Cache-Control', 'no-store');
  return 'everything';
}
