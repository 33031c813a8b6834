import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ACCOUNT_ROLES, type ListedSession } from '@ospite/domain';

export class AccountResponse {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;

  @ApiProperty({ example: 'admin' })
  username!: string;

  @ApiProperty({ enum: ACCOUNT_ROLES, example: 'admin' })
  role!: string;

  @ApiProperty({ description: 'True until the owner has chosen a password.', example: false })
  mustChangePassword!: boolean;

  @ApiProperty({
    description:
      'True while the password is a one-time password that somebody else knows: every call except the change of ' +
      'password is refused.',
    example: false,
  })
  hasOneTimePassword!: boolean;

  @ApiProperty({
    description: 'Whether it may change what the site says and how it looks; others only read that.',
    example: true,
  })
  mayEditContent!: boolean;
}

export class SessionResponse {
  @ApiProperty({ type: 'integer', example: 12 })
  id!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null when unknown.',
    example: 'Chrome',
  })
  browser!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null when unknown.',
    example: 'Android',
  })
  system!: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:30:00.000Z' })
  startedAt!: string;

  @ApiProperty({
    format: 'date-time',
    description: 'To within a minute.',
    example: '2026-11-21T09:10:00.000Z',
  })
  lastUsedAt!: string;

  @ApiProperty({ description: 'Whether it lasts for 30 days on its device.', example: true })
  isKept!: boolean;

  @ApiProperty({ description: 'Whether it is the session of this call.', example: true })
  isCurrent!: boolean;
}

/** Presents a session of the account that asks. */
export function presentSession({
  device,
  startedAt,
  lastUsedAt,
  ...session
}: ListedSession): SessionResponse {
  return {
    ...session,
    browser: device.browser,
    system: device.system,
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  };
}

export class OneTimePasswordResponse {
  @ApiProperty({ example: 'admin' })
  username!: string;

  @ApiProperty({ description: 'Generated; it is shown only once.', example: 'your-one-time-password' })
  password!: string;
}

export class ListedAccountResponse extends AccountResponse {
  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:30:00.000Z' })
  createdAt!: string;
}

export class AddedAccountResponse extends ListedAccountResponse {
  @ApiProperty({ description: 'Generated; it is shown only once.', example: 'your-first-password' })
  password!: string;
}

export class InitStateResponse {
  @ApiProperty({ description: 'Whether there is no account yet.', example: false })
  available!: boolean;
}

export class InitResultResponse {
  @ApiProperty({ example: 'admin' })
  username!: string;

  @ApiPropertyOptional({ description: 'Only when the server generated it; it is shown only once.' })
  password?: string;
}
