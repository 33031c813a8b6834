import { ChangeHostPicture, ChangePropertyDetails } from '@ospite/domain';
import { Body, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { requiredFile, type SentFile, TakesForm, UploadedFile } from '@ospite/server/bodies';
import { ApiProblems } from '@ospite/server/problems';
import { basedOnOf, OwnerController } from '@ospite/server/rest';
import { PropertyResponse } from './property.response';
import { UploadHostPictureForm, UploadHostPictureRequest } from './host-picture.dto';
import { propertyDraftFrom } from './property-draft';
import { UpdatePropertyRequest } from './property.dto';
import { presentProperty } from './property.presenter';

/** The owner describes the property here. */
@OwnerController('api/property', 'property')
export class AdminPropertyController {
  constructor(
    private readonly changeDetails: ChangePropertyDetails,
    private readonly changePicture: ChangeHostPicture,
  ) {}

  @Put()
  @ApiOperation({
    operationId: 'updateProperty',
    summary: 'Save the whole record of the property',
    description: 'Also the first time, when there is none yet. Guests see it at once, on every page.',
  })
  @ApiOkResponse({ type: PropertyResponse, description: 'The record as it was stored.' })
  @ApiProblems('property.invalid', 'property.changed')
  async save(@Body() body: UpdatePropertyRequest): Promise<PropertyResponse> {
    const property = await this.changeDetails.change(propertyDraftFrom(body), basedOnOf(body.updatedAt));
    return presentProperty(property);
  }

  @Put('hosts/:index/picture')
  @TakesForm('image', UploadHostPictureRequest)
  @ApiOperation({
    operationId: 'uploadHostPicture',
    summary: 'Save the picture of somebody who receives the guests',
    description:
      'A form with one file, which takes the place of the picture before. It is decoded and encoded again, upright and ' +
      'without metadata. To take a picture away, save the record without it.',
  })
  @ApiParam({ name: 'index', type: 'integer', description: 'Place in `hosts`, from zero.', example: 0 })
  @ApiOkResponse({ type: PropertyResponse, description: 'The record with the picture.' })
  @ApiProblems('property.not_found', 'property.host_not_found', 'property.changed')
  async uploadPicture(
    @Param('index') index: string,
    @Body() { updatedAt }: UploadHostPictureForm,
    @UploadedFile() image: SentFile | undefined,
  ): Promise<PropertyResponse> {
    const { buffer } = requiredFile(image, 'image');
    const place = /^\d$/.test(index) ? Number(index) : -1;
    return presentProperty(await this.changePicture.change(place, buffer, basedOnOf(updatedAt)));
  }
}
