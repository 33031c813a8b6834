import {
  ACCESS_KEY_SCOPES,
  MAX_ACCESS_KEY_NAME_LENGTH,
  type AccessKey,
  type AccessKeyScope,
} from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';

const SCOPE = {
  enum: ACCESS_KEY_SCOPES,
  enumName: 'AccessKeyScope',
  description: '`read` allows the owner’s reads, `read-write` their other calls too.',
  example: 'read',
};

export class CreateAccessKeyRequest {
  @ApiProperty({
    maxLength: MAX_ACCESS_KEY_NAME_LENGTH,
    description: 'What the program is called; histories show it.',
    example: 'Gestionale',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_ACCESS_KEY_NAME_LENGTH)
  name!: string;

  @ApiProperty(SCOPE)
  @IsIn(ACCESS_KEY_SCOPES)
  scope!: AccessKeyScope;
}

export class AccessKeyResponse {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ example: 'Gestionale' })
  name!: string;

  @ApiProperty(SCOPE)
  scope!: AccessKeyScope;

  @ApiProperty({
    description: 'The name of the account that made it; it is revoked with that account.',
    example: 'admin',
  })
  createdBy!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:30:00.000Z' })
  createdAt!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'To within a minute; null before the first use.',
    example: null,
  })
  lastUsedAt!: string | null;
}

export class CreatedAccessKeyResponse extends AccessKeyResponse {
  @ApiProperty({
    description: 'The key itself, for `Authorization: Bearer …`. It is shown only once and stored nowhere.',
    example: 'ospite_your-access-key',
  })
  secret!: string;
}

export function presentAccessKey(key: AccessKey): AccessKeyResponse {
  return {
    id: key.id,
    name: key.name,
    scope: key.scope,
    createdBy: key.createdBy,
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  };
}
