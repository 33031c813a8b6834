import { DELIVERY_STATES, type Delivery } from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';

export class DeliveryResponse {
  @ApiProperty({
    enum: DELIVERY_STATES,
    enumName: 'DeliveryState',
    description:
      '`not-configured`: there is no mail server, and e-mails are files that nobody gets. `failing`: the mail server ' +
      'takes none.',
    example: 'failing',
  })
  state!: Delivery['state'];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when it fails; null unless it does.',
    example: '2026-11-21T08:30:00.000Z',
  })
  since!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the mail server said last, without addresses; null unless it fails.',
    example: 'Invalid login: 535 5.7.8 Authentication failed',
  })
  serverSaid!: string | null;
}

export function presentDelivery({ state, since, serverSaid }: Delivery): DeliveryResponse {
  return { state, since: since?.toISOString() ?? null, serverSaid };
}
