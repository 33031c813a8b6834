import { MAX_CONSENT_VERSION_LENGTH } from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { Equals, IsBoolean, IsObject, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';

/** The preferences as the browser keeps them. Source: specification §3, What the browser keeps. */
export class ConsentChoiceInput {
  @ApiProperty({
    type: Boolean,
    enum: [true],
    description: 'What the site cannot work without.',
    example: true,
  })
  @IsBoolean()
  @Equals(true)
  necessary!: boolean;

  @ApiProperty({ example: false })
  @IsBoolean()
  analytics!: boolean;

  @ApiProperty({ example: false })
  @IsBoolean()
  marketing!: boolean;
}

export class RecordConsentRequest {
  @ApiProperty({
    minLength: 1,
    maxLength: MAX_CONSENT_VERSION_LENGTH,
    pattern: '^[A-Za-z0-9._-]+$',
    description: 'Version of the cookie dialog that was shown.',
    example: '2026-11',
  })
  @IsString()
  @MaxLength(MAX_CONSENT_VERSION_LENGTH)
  @Matches(/^[A-Za-z0-9._-]+$/)
  version!: string;

  @ApiProperty({ type: ConsentChoiceInput })
  // `ValidateNested` alone would take a list of choices for one.
  @IsObject()
  @ValidateNested()
  @Type(() => ConsentChoiceInput)
  choice!: ConsentChoiceInput;
}
