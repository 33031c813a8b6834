import {
  isEmailAddress,
  MAX_EMAIL_LENGTH,
  MENTIONING_RECORDS,
  plainAddress,
  type RecordMention,
} from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { RequestProblem } from '@ospite/server/problems';

/** The person's e-mail address. */
export class PersonQuery {
  @ApiProperty({
    format: 'email',
    maxLength: MAX_EMAIL_LENGTH,
    description:
      'Compared without regard to case, width, quotes and comments, and with `xn--` as its letters.',
    example: 'greta.mueller@example.org',
  })
  @IsString()
  email!: string;
}

/** The person to erase. */
export class ErasePersonRequest extends PersonQuery {}

/** A section of the owner's texts with the person's address or telephone number. */
export class MentionResponse {
  @ApiProperty({ description: 'Page of the site.', example: 'about' })
  page!: string;
  @ApiProperty({ type: 'integer', example: 12 })
  sectionId!: number;
  @ApiProperty({ description: 'Kind of the section.', example: 'about.story' })
  kind!: string;
  @ApiProperty({ description: 'Whether the draft has it.', example: true })
  isInDraft!: boolean;
  @ApiProperty({ description: 'Whether it is in what was published last.', example: true })
  isPublished!: boolean;
}

/** Another record with the person's address or telephone number in the owner's texts. */
export class RecordMentionResponse {
  @ApiProperty({
    enum: MENTIONING_RECORDS,
    description: '`gallery`: what is said of a room’s pictures; `review`: the reply below another guest’s.',
    example: 'event',
  })
  kind!: RecordMention['kind'];
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Of the event, the room or the review; null of the property.',
    example: 3,
  })
  id!: number | null;
  @ApiProperty({
    description: 'The event’s title, the room’s name, the reviewer’s name, or the property’s field.',
    example: 'Sagra del pesce',
  })
  name!: string;
}

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
  @ApiProperty({
    type: [MentionResponse],
    description:
      'Sections of the site’s texts with the address, or with a telephone number of the person’s quotes. They are the ' +
      'owner’s to change: nothing rewrites them.',
  })
  mentions!: readonly MentionResponse[];
  @ApiProperty({
    type: [RecordMentionResponse],
    description: 'The same of events, rooms, replies to reviews and the property.',
  })
  records!: readonly RecordMentionResponse[];
}

/** @throws RequestProblem for a text that is not an e-mail address */
export function emailOf({ email }: PersonQuery): string {
  const address = plainAddress(email);
  if (!isEmailAddress(address))
    throw new RequestProblem('request.invalid', [{ field: 'email', code: 'invalid_email' }]);
  return address;
}
