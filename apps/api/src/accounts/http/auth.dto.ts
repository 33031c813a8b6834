import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MAX_PASSWORD_LENGTH, MAX_USERNAME_LENGTH, MIN_PASSWORD_LENGTH } from '@ospite/domain';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';

const SETUP_CODE_LENGTH = 64;

export class LoginRequest {
  @ApiProperty({ maxLength: MAX_USERNAME_LENGTH, example: 'admin' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_USERNAME_LENGTH)
  username!: string;

  @ApiProperty({
    maxLength: MAX_PASSWORD_LENGTH,
    format: 'password',
    description: 'The first one is in `credentials.txt` of the data folder, until it is replaced.',
    example: 'your-password',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_LENGTH)
  password!: string;

  @ApiPropertyOptional({
    default: false,
    description:
      '`true`: the session lasts 30 days, used or not; otherwise 7 days, and 8 hours without a call.',
    example: false,
  })
  @IsOptional()
  @IsBoolean()
  staySignedIn?: boolean;
}

export class ConfirmPasswordRequest {
  @ApiProperty({ maxLength: MAX_PASSWORD_LENGTH, format: 'password', example: 'your-password' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_LENGTH)
  password!: string;
}

export class EndOtherSessionsQuery {
  @ApiPropertyOptional({
    enum: ['true'],
    description: '`true` keeps the access keys that the account made; otherwise they are revoked.',
  })
  @IsOptional()
  @IsIn(['true'])
  keepAccessKeys?: 'true';
}

export class ChangePasswordRequest {
  @ApiProperty({
    maxLength: MAX_PASSWORD_LENGTH,
    format: 'password',
    description: 'The current password.',
    example: 'your-password',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_LENGTH)
  currentPassword!: string;

  @ApiProperty({
    minLength: MIN_PASSWORD_LENGTH,
    maxLength: MAX_PASSWORD_LENGTH,
    format: 'password',
    description: 'Different from the current one, and not a common password.',
    example: 'your-new-password',
  })
  @IsString()
  @IsNotEmpty()
  newPassword!: string;

  @ApiPropertyOptional({
    default: false,
    description: '`true` keeps the access keys that the account made; otherwise they are revoked.',
    example: false,
  })
  @IsOptional()
  @IsBoolean()
  keepAccessKeys?: boolean;
}

export class AddAccountRequest {
  @ApiProperty({
    maxLength: MAX_USERNAME_LENGTH,
    description: "Letters, digits, blanks and `. _ @ ' -`; compared without regard to case.",
    example: 'anna',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_USERNAME_LENGTH)
  username!: string;
}

export class ChangeContentRightRequest {
  @ApiProperty({ description: 'Whether the account may edit content, events and the look.', example: false })
  @IsBoolean()
  mayEditContent!: boolean;
}

export class RunInitRequest {
  @ApiProperty({
    maxLength: SETUP_CODE_LENGTH,
    description: 'Printed on the console of the server.',
    example: 'your-setup-code',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(SETUP_CODE_LENGTH)
  setupCode!: string;

  @ApiPropertyOptional({
    maxLength: MAX_USERNAME_LENGTH,
    default: 'admin',
    description: 'The account’s name.',
    example: 'admin',
  })
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_USERNAME_LENGTH)
  username?: string;

  @ApiPropertyOptional({
    minLength: MIN_PASSWORD_LENGTH,
    maxLength: MAX_PASSWORD_LENGTH,
    format: 'password',
    description: 'Generated when omitted.',
    example: 'your-new-password',
  })
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  password?: string;
}
