import { ApiProperty } from '@nestjs/swagger';
import { PictureResponse } from '@ospite/server/rest';

/** A picture that the owner has uploaded for the pages of the site. */
export class OwnPictureResponse extends PictureResponse {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;
  @ApiProperty({ description: 'How a section names it.', example: 'own:1' })
  source!: string;
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T09:15:00.000Z' })
  uploadedAt!: string;
}

/** The file, for the document; it is read apart from the fields. */
export class UploadContentPictureRequest {
  @ApiProperty({
    type: String,
    format: 'binary',
    description:
      'JPEG, PNG, WebP or AVIF, not moving, at most 15 MiB and 50 megapixels, no side more than ten times the other.',
  })
  image?: unknown;
}
