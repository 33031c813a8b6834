import { ApiProperty, OmitType } from '@nestjs/swagger';
import { PictureResponse } from '@ospite/server/rest';

/** A picture of the breakfast as guests see it. */
export class BreakfastImageResponse extends OmitType(PictureResponse, ['url']) {
  @ApiProperty({ description: 'Address of the largest copy.', example: '/uploads/breakfast/9c41d2-1600.jpg' })
  url!: string;
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;
  @ApiProperty({ description: 'Served at `/uploads/breakfast/{filename}`.', example: '9c41d2-1600.jpg' })
  filename!: string;
  @ApiProperty({ description: 'What the file was called when it was uploaded.', example: 'IMG_2041.jpg' })
  originalName!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the picture shows; the original name is used while it is unset.',
    example: 'Cornetti caldi e marmellata di mirto',
  })
  description!: string | null;
}

/** The same with what the owner sees of it. */
export class OwnBreakfastImageResponse extends BreakfastImageResponse {
  @ApiProperty({ description: 'Guests see only active pictures.', example: true })
  isActive!: boolean;
  @ApiProperty({ type: 'integer', description: 'Position among all pictures, from zero.', example: 0 })
  imageOrder!: number;
  @ApiProperty({ format: 'date-time', example: '2026-10-01T09:00:00.000Z' })
  uploadedAt!: string;
  @ApiProperty({ format: 'date-time', example: '2026-10-01T09:00:00.000Z' })
  updatedAt!: string;
}
