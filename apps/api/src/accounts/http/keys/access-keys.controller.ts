import { AccessKeyStore, CreateAccessKey } from '@ospite/domain';
import { Body, Controller, Delete, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { rowIdOf } from '@ospite/server/persistence';
import {
  ApiIdempotencyKey,
  Endpoint,
  idempotencyKeyOf,
  pageOf,
  PAGING_HEADERS,
  PagingQuery,
} from '@ospite/server/rest';
import { signedInOf } from '../../sessions/sessions';
import { NeedsPassword } from '../password.decorators';
import {
  AccessKeyResponse,
  CreateAccessKeyRequest,
  CreatedAccessKeyResponse,
  presentAccessKey,
} from './access-key.dto';

/** Keys for other programs. Only a signed-in person can make and revoke them. Source: specification §13. */
@ApiTags('access-keys')
@Controller('api/access-keys')
export class AccessKeysController {
  constructor(
    private readonly keys: AccessKeyStore,
    private readonly createKey: CreateAccessKey,
  ) {}

  @Get()
  @Endpoint({
    id: 'listAccessKeys',
    summary: 'Access keys, newest first',
    description:
      'What each may do, who made it, and when it was last used. The keys themselves are stored nowhere.',
    access: 'session',
    answer: { type: [AccessKeyResponse], headers: PAGING_HEADERS, description: 'The keys.' },
  })
  async list(
    @Query() query: PagingQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccessKeyResponse[]> {
    return pageOf(response, query, await this.keys.list()).map(presentAccessKey);
  }

  @Post()
  @NeedsPassword()
  @Endpoint({
    id: 'createAccessKey',
    summary: 'Make an access key',
    description:
      'A program sends it as `Authorization: Bearer …`. It grants access to the owner’s calls that its scope ' +
      'covers, but to none about accounts, keys, passwords and sessions, nor to the super admin’s. It may ' +
      'edit content while the account that made it may. It ends when it is revoked, and with that account. Sent again under its `Idempotency-Key`, the call ' +
      'returns the same access key with another secret, until the key is used.',
    access: 'session',
    answer: {
      status: 201,
      type: CreatedAccessKeyResponse,
      description: 'The key with its secret, which is shown only once.',
    },
    problems: ['access_key.invalid', 'access_key.key_reused'],
  })
  @ApiIdempotencyKey()
  async create(
    @Req() request: Request,
    @Body() { name, scope }: CreateAccessKeyRequest,
  ): Promise<CreatedAccessKeyResponse> {
    const { key, secret } = await this.createKey.create(
      { name, scope },
      signedInOf(request),
      idempotencyKeyOf(request),
    );
    return { ...presentAccessKey(key), secret };
  }

  @Delete(':accessKeyId')
  @NeedsPassword()
  @Endpoint({
    id: 'deleteAccessKey',
    summary: 'Revoke an access key',
    description: 'The key is invalid from the next call on, on every replica.',
    access: 'session',
    params: { name: 'accessKeyId', type: 'integer', example: 1 },
    answer: { status: 204, description: 'The key is revoked.' },
    problems: ['access_key.not_found'],
  })
  async delete(@Param('accessKeyId') id: string): Promise<void> {
    await this.keys.remove(rowIdOf(id, 'access_key.not_found'));
  }
}
