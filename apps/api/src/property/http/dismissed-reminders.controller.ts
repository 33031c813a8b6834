import { DismissedReminders, DismissReminder, reminderKey } from '@ospite/domain';
import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint, refuseFields } from '@ospite/server/rest';

const REMINDER = {
  name: 'reminder',
  description:
    '`property.<what is missing>`, `room.<id>.<what is missing>`, or `content.<page>.<what is missing>`; ' +
    '`content.<page>.lawyer` says that a lawyer has read a legal page as it came, `content.starter` that no first texts are ' +
    'wanted.',
  example: 'property.vatNumber',
} as const;

/** What *Da completare* no longer asks for, in any owner's back-office. */
@ApiTags('property')
@Controller('api/reminders/dismissed')
export class DismissedRemindersController {
  constructor(
    private readonly dismissed: DismissedReminders,
    private readonly dismissal: DismissReminder,
  ) {}

  @Get()
  @Endpoint({
    id: 'listDismissedReminders',
    summary: 'What the owner need not complete',
    description: 'The reminders that an owner has dismissed, by their keys.',
    access: 'owner',
    answer: { type: [String], description: 'Keys of the reminders.' },
  })
  async list(): Promise<string[]> {
    return [...(await this.dismissed.list())];
  }

  @Put(':reminder')
  @Endpoint({
    id: 'dismissReminder',
    summary: 'Stop reminding of something',
    description: 'For all owners, until one of them restores it.',
    access: 'owner',
    params: REMINDER,
    answer: { status: 204, description: 'No owner is reminded any more.' },
    problems: ['property.unknown_reminder'],
  })
  async add(@Param('reminder') reminder: string, @Body() body: unknown): Promise<void> {
    refuseFields(body);
    await this.dismissal.dismiss(reminder);
  }

  @Delete(':reminder')
  @Endpoint({
    id: 'restoreReminder',
    summary: 'Remind of something again',
    description: 'Only of what is still missing. Does nothing when it was not dismissed.',
    access: 'owner',
    params: REMINDER,
    answer: { status: 204, description: 'Owners are reminded again.' },
    problems: ['property.unknown_reminder'],
  })
  async remove(@Param('reminder') reminder: string): Promise<void> {
    await this.dismissed.remove(reminderKey(reminder));
  }
}
