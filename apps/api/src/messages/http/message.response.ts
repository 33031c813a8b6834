import {
  HOLD_REASONS,
  MESSAGE_KINDS,
  MESSAGE_STATUSES,
  type HoldReason,
  type MessageKind,
  type MessageStatus,
} from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';

/** An e-mail of the outbox, without its text. */
export class MessageResponse {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;
  @ApiProperty({ enum: MESSAGE_KINDS, enumName: 'MessageKind', example: 'quote-to-guest' })
  kind!: MessageKind;
  @ApiProperty({ type: 'integer', nullable: true, description: 'The quote it is about.', example: 1 })
  quoteId!: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'The review it is about.', example: null })
  reviewId!: number | null;
  @ApiProperty({ format: 'idn-email', example: 'greta.mueller@example.org' })
  to!: string;
  @ApiProperty({ example: 'Anfrage Nr. 7: 10.–17. Juni 2027' })
  subject!: string;
  @ApiProperty({ enum: MESSAGE_STATUSES, enumName: 'MessageStatus', example: 'failed' })
  status!: MessageStatus;
  @ApiProperty({
    type: String,
    enum: [...HOLD_REASONS, null],
    nullable: true,
    description:
      'Why a `held` message waits for the owner: three confirmations went to its address within 24 hours, or are on ' +
      'their way. A retry sends it; nothing else does.',
    example: null,
  })
  heldBecause!: HoldReason | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The digest that replaced this message in a flood of quotes or reviews.',
    example: null,
  })
  gatheredIn!: number | null;
  @ApiProperty({ type: 'integer', description: 'Tries so far.', example: 9 })
  attempts!: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  nextAttemptAt!: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'What the mail server said last; while it takes no e-mail at all, why a `pending` one waits.',
    example: '451 4.7.1 Try again later',
  })
  lastError!: string | null;
  @ApiProperty({
    description:
      'A mail server once received all of it and did not respond, or the program was killed before it stored the ' +
      'response: it may have arrived, and is retried automatically at most once.',
    example: false,
  })
  mayHaveArrived!: boolean;
  @ApiProperty({
    description:
      'No mail server was configured when it was to leave: it is only kept as a file, and has reached nobody. A reply ' +
      'is `failed` then, any other e-mail `sent`.',
    example: false,
  })
  keptAsFile!: boolean;
  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:30:00.000Z' })
  createdAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  sentAt!: string | null;
}
