import {
  MAIL_DELIVERIES,
  SENDER_RECORD_STATES,
  type MailRoute,
  type SenderRecordState,
  type TestOutcome,
} from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { MessageResponse } from './message.response';
import { presentMessage } from './message.presenter';

class SenderRecordResponse {
  @ApiProperty({
    enum: SENDER_RECORD_STATES,
    enumName: 'SenderRecordState',
    description:
      '`weak` stops nobody (`+all`, `p=none`), `doubled` is as useless as none; `unknown`: DNS did not respond.',
    example: 'good',
  })
  state!: SenderRecordState;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The record as it stands in DNS, at most 500 characters of it.',
    example: 'v=spf1 include:_spf.example.net -all',
  })
  record!: string | null;
}

export class TestMessageResponse {
  @ApiProperty({
    description: 'The queued message; while the mail server takes none, its `lastError` says why it waits.',
  })
  message!: MessageResponse;

  @ApiProperty({
    enum: MAIL_DELIVERIES,
    enumName: 'MailDelivery',
    description:
      '`smtp`: by a mail server; `files`: into the folder `mail` of the data folder, where none is ' +
      'configured.',
    example: 'smtp',
  })
  delivery!: MailRoute['delivery'];

  @ApiProperty({
    format: 'idn-email',
    description: 'The sender of all e-mails.',
    example: 'info@example.org',
  })
  from!: string;

  @ApiProperty({ description: 'The sender’s domain, whose records follow.', example: 'example.org' })
  domain!: string;

  @ApiProperty({ description: 'Which servers may send its mail (RFC 7208).' })
  spf!: SenderRecordResponse;

  @ApiProperty({ description: 'What happens to mail that others send in its name (RFC 7489).' })
  dmarc!: SenderRecordResponse;
}

export function presentTestOutcome({ message, delivery, from, records }: TestOutcome): TestMessageResponse {
  const { domain, spf, dmarc } = records;
  return {
    message: presentMessage(message),
    delivery,
    from,
    domain,
    spf: { state: spf.state, record: spf.record },
    dmarc: { state: dmarc.state, record: dmarc.record },
  };
}
