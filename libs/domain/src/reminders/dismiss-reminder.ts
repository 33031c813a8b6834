import type { RoomStore } from '../rooms';
import { DomainError } from '../shared';
import type { DismissedReminders } from './dismissed-reminders';
import { reminderKey } from './list-reminders';

/**
 * Stops reminding all owners of something. Only existing things can be dismissed: otherwise any number of made-up keys
 * could be stored.
 */
export class DismissReminder {
  constructor(
    private readonly dismissed: DismissedReminders,
    private readonly rooms: RoomStore,
  ) {}

  /** @throws DomainError `property.unknown_reminder`, also for a room that is not there */
  async dismiss(reminder: string): Promise<void> {
    const [subject, id] = reminderKey(reminder).split('.');
    if (subject === 'room' && !(await this.rooms.find(Number(id), 'everything')))
      throw new DomainError('property.unknown_reminder');
    await this.dismissed.add(reminder);
  }
}
