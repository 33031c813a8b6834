import { checkProperty, Clock, DomainError, PropertyEditor } from '@ospite/domain';
import { Body, Controller, Put } from '@nestjs/common';
import { ApiCookieAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../platform/problems/api-problems.decorator';
import { basedOnOf } from '../../platform/rest/based-on';
import { PropertyResponse } from './property.response';
import { propertyDraftFrom, UpdatePropertyRequest } from './property.dto';
import { presentProperty } from './property.presenter';

/** Where the owner describes the property. */
@ApiTags('property')
@ApiCookieAuth('session')
@Controller('api/property')
export class AdminPropertyController {
  constructor(
    private readonly properties: PropertyEditor,
    private readonly clock: Clock,
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
    const check = checkProperty(propertyDraftFrom(body));
    if (!check.ok) throw new DomainError('property.invalid', {}, check.problems);
    const basedOn = basedOnOf(body.updatedAt);
    return presentProperty(await this.properties.save(check.details, basedOn, this.clock.now()));
  }
}
