import { DismissedReminders, DismissReminder, reminderKey } from '@ospite/domain';
import { Body, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiProblems } from '@ospite/server/problems';
import { OwnerController, refuseFields } from '@ospite/server/rest';

const REMINDER = {
  name: 'reminder',
  description: '`property.<what is missing>`, or `room.<id>.<what is missing>`.',
  example: 'property.vatNumber',
} as const;

/** What *Da completare* no longer asks for, in any owner's back-office. */
@OwnerController('api/reminders/dismissed', 'property')
export class DismissedRemindersController {
  constructor(
    private readonly dismissed: DismissedReminders,
    private readonly dismissal: DismissReminder,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listDismissedReminders',
    summary: 'What the owner need not complete',
    description: 'The reminders that an owner has dismissed, by their keys.',
  })
  @ApiOkResponse({ type: [String], description: 'Keys of the reminders.' })
  async list(): Promise<string[]> {
    return [...(await this.dismissed.list())];
  }

  @Put(':reminder')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'dismissReminder',
    summary: 'Stop reminding of something',
    description: 'For all owners, until one of them asks for it again.',
  })
  @ApiParam(REMINDER)
  @ApiNoContentResponse({ description: 'No owner is reminded any more.' })
  @ApiProblems('property.unknown_reminder')
  async add(@Param('reminder') reminder: string, @Body() body: unknown): Promise<void> {
    refuseFields(body);
    await this.dismissal.dismiss(reminder);
  }

  @Delete(':reminder')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'restoreReminder',
    summary: 'Remind of something again',
    description: 'Of what is still missing. Nothing happens when it was not dismissed.',
  })
  @ApiParam(REMINDER)
  @ApiNoContentResponse({ description: 'Owners are reminded again.' })
  @ApiProblems('property.unknown_reminder')
  async remove(@Param('reminder') reminder: string): Promise<void> {
    await this.dismissed.remove(reminderKey(reminder));
  }
}
