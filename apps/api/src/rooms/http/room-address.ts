import { DomainError, type SlugOrId, type Visibility } from '@ospite/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, ApiSecurity } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { Request, Response } from 'express';
import { PagingQuery } from '../../platform/rest/paging';
import { rowIdOf } from '../../platform/rest/row-id';

/** How the document describes the one parameter of `/api/rooms/{room}`. Source: decisions §5. */
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
  description: 'Shows hidden rooms too; needs the owner’s session, and the answer is not cached.',
};

/** Documents that a public call shows more to the owner, who asks for it. */
export const ApiOwnerSeesMore = () => applyDecorators(ApiSecurity({}), ApiSecurity('session'));

/** Asks for more than guests see. */
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

/** What an address names: digits are an id, since a slug holds a letter (decisions §2). */
export function slugOrIdOf(text: string): SlugOrId {
  return /^[1-9]\d*$/.test(text) ? Number(text) : text;
}

/** @throws DomainError `room.not_found` for what no room's id can be */
export const roomIdOf = (text: string): number => rowIdOf(text, 'room.not_found');

/** @throws DomainError `room.image_not_found` for what no picture's id can be */
export const imageIdOf = (text: string): number => rowIdOf(text, 'room.image_not_found');

/**
 * Who is meant to see the answer. Public answers never depend on a session: who wants more says so. Source: decisions §3.
 * @throws DomainError `account.not_signed_in`
 */
export function visibilityOf(query: IncludeQuery, request: Request, response: Response): Visibility {
  if (query.include === undefined) return 'public';
  if (!request.user) throw new DomainError('account.not_signed_in');
  response.setHeader('Cache-Control', 'no-store');
  return 'everything';
}
