import { isEmailAddress, MAX_EMAIL_LENGTH } from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { RequestProblem } from '@ospite/server/problems';

/** The person's e-mail address. */
export class PersonQuery {
  @ApiProperty({
    format: 'email',
    maxLength: MAX_EMAIL_LENGTH,
    description: 'Compared without regard to case.',
    example: 'greta.mueller@example.org',
  })
  @IsString()
  email!: string;
}

/** The person to erase. */
export class ErasePersonRequest extends PersonQuery {}

/** How many rows an erasure changes. */
export class ErasureResponse {
  @ApiProperty({ type: 'integer', description: 'Quotes that become anonymous.', example: 2 })
  quotes!: number;
  @ApiProperty({ type: 'integer', description: 'Reviews that lose name and e-mail.', example: 1 })
  reviews!: number;
  @ApiProperty({
    type: 'integer',
    description: 'Messages that lose their text, or are deleted.',
    example: 5,
  })
  messages!: number;
}

/** @throws RequestProblem for a text that is not an e-mail address */
export function emailOf({ email }: PersonQuery): string {
  const address = email.trim();
  if (!isEmailAddress(address))
    throw new RequestProblem('request.invalid', [{ field: 'email', code: 'invalid_email' }]);
  return address;
}
