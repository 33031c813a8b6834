import { ApiProperty } from '@nestjs/swagger';
import { PictureResponse } from '@ospite/server/rest';

const A_NULLABLE_TEXT = { type: String, nullable: true } as const;

/** An event. The texts without a language are Italian. */
export class EventResponse {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;
  @ApiProperty({ example: 'Sagra del pesce' })
  title!: string;
  @ApiProperty({ ...A_NULLABLE_TEXT, example: 'Fish festival' })
  titleEn!: string | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, example: 'Fischfest' })
  titleDe!: string | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, example: 'Fiesta del pescado' })
  titleEs!: string | null;
  @ApiProperty({ example: 'Fritto misto e vermentino, sul porto.' })
  description!: string;
  @ApiProperty({ ...A_NULLABLE_TEXT, example: 'Fried fish and vermentino, down at the harbour.' })
  descriptionEn!: string | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, example: 'Frittierter Fisch und Vermentino am Hafen.' })
  descriptionDe!: string | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, example: 'Pescado frito y vermentino en el puerto.' })
  descriptionEs!: string | null;
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
