import { ApiProperty } from '@nestjs/swagger';
import { EmptyAsUndefined } from '@ospite/server/bodies';
import { BasedOn } from '@ospite/server/rest';

/** The fields beside the picture of a host. */
export class UploadHostPictureForm {
  @BasedOn()
  @EmptyAsUndefined()
  updatedAt?: string;
}

/** The same with its file, for the document; the file itself is read apart from the fields. */
export class UploadHostPictureRequest extends UploadHostPictureForm {
  @ApiProperty({
    type: String,
    format: 'binary',
    description:
      'JPEG, PNG, WebP or AVIF, not moving, at most 15 MiB and 50 megapixels, no side more than ten times the other.',
  })
  image?: unknown;
}
