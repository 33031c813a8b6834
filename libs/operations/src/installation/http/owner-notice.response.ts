import { OWNER_NOTICE_CODES, type OwnerNotice, type OwnerNoticeCode } from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';

const INSTANT_OR_NULL = { type: String, format: 'date-time', nullable: true } as const;

export class OwnerNoticeResponse {
  @ApiProperty({ enum: OWNER_NOTICE_CODES, enumName: 'OwnerNoticeCode', example: 'site_offline' })
  code!: OwnerNoticeCode;

  @ApiProperty({
    ...INSTANT_OR_NULL,
    description:
      'When it began; of backups, when the newest one was made. Null when unknown, or without any backup.',
    example: '2027-05-01T08:30:00.000Z',
  })
  since!: string | null;

  @ApiProperty({
    ...INSTANT_OR_NULL,
    description: 'When the site returns by itself; null when it does not, and for every other code.',
    example: null,
  })
  until!: string | null;
}

export function presentOwnerNotice({ code, since, until }: OwnerNotice): OwnerNoticeResponse {
  return { code, since: since?.toISOString() ?? null, until: until?.toISOString() ?? null };
}
