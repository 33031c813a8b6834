import { ApiProperty } from '@nestjs/swagger';
import { FlatTextsOf, PictureResponse } from '@ospite/server/rest';

const A_NULLABLE_TEXT = { type: String, nullable: true } as const;

/** The texts of an event, as an example. */
export const EVENT_TEXTS = {
  title: { it: 'Sagra del pesce', en: 'Fish festival', de: 'Fischfest', es: 'Fiesta del pescado' },
  description: {
    it: 'Fritto misto e vermentino, sul porto.',
    en: 'Fried fish and vermentino, down at the harbour.',
    de: 'Frittierter Fisch und Vermentino am Hafen.',
    es: 'Pescado frito y vermentino en el puerto.',
  },
};

/** An event. The texts without a language are Italian. */
export class EventResponse extends FlatTextsOf(EVENT_TEXTS) {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;
  @ApiProperty({
    ...A_NULLABLE_TEXT,
    description: 'Address of the picture.',
    example: '/uploads/events/5d1f0c-1600.jpg',
  })
  image!: string | null;
  @ApiProperty({
    type: PictureResponse,
    nullable: true,
    description: 'The same picture with its smaller copies.',
  })
  picture!: PictureResponse | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, format: 'uri', example: 'https://sagra.example/programma' })
  link!: string | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, format: 'date', description: 'First day.', example: '2027-08-01' })
  startDate!: string | null;
  @ApiProperty({
    ...A_NULLABLE_TEXT,
    format: 'date',
    description: 'Last day; null when it is the first.',
    example: '2027-08-02',
  })
  endDate!: string | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, example: 'Porto di San Teodoro' })
  location!: string | null;
  @ApiProperty({ description: 'Guests see only active events, until they are over.', example: true })
  isActive!: boolean;
  @ApiProperty({ type: 'integer', description: 'Lists begin with the lowest.', example: 0 })
  sortOrder!: number;
  @ApiProperty({ format: 'date-time', example: '2026-10-01T09:00:00.000Z' })
  createdAt!: string;
  @ApiProperty({ format: 'date-time', example: '2026-10-01T09:00:00.000Z' })
  updatedAt!: string;
}
