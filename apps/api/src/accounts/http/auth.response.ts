import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ACCOUNT_ROLES } from '@ospite/domain';

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
      'True while the password is one that somebody else was told, too: every call but the one that changes it is refused.',
    example: false,
  })
  hasOneTimePassword!: boolean;
}

export class ListedAccountResponse extends AccountResponse {
  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:30:00.000Z' })
  createdAt!: string;
}

export class AddedAccountResponse extends ListedAccountResponse {
  @ApiProperty({ description: 'Generated; it is shown this once.', example: 'your-first-password' })
  password!: string;
}

export class InitStateResponse {
  @ApiProperty({ description: 'Whether there is no account yet.', example: false })
  available!: boolean;
}

export class InitResultResponse {
  @ApiProperty({ example: 'admin' })
  username!: string;

  @ApiPropertyOptional({ description: 'Only when the server generated it; it is shown this once.' })
  password?: string;
}
