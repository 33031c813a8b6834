import { ChangePropertyDetails } from '@ospite/domain';
import { Body, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../../platform/problems/api-problems.decorator';
import { basedOnOf } from '../../platform/rest/based-on';
import { OwnerController } from '../../platform/rest/access.decorator';
import { PropertyResponse } from './property.response';
import { propertyDraftFrom } from './property-draft';
import { UpdatePropertyRequest } from './property.dto';
import { presentProperty } from './property.presenter';

/** The owner describes the property here. */
@OwnerController('api/property', 'property')
export class AdminPropertyController {
  constructor(private readonly changeDetails: ChangePropertyDetails) {}

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
}
