import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DismissedReminders } from '@ospite/domain';
import { DismissedReminderRecord } from './dismissed-reminder.record';

/** Dismissed reminders in PostgreSQL. No public page shows them. */
@Injectable()
export class MikroOrmDismissedReminders extends DismissedReminders {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override async list(): Promise<readonly string[]> {
    const rows = await this.em.fork().find(DismissedReminderRecord, {}, { orderBy: { reminder: 'asc' } });
    return rows.map(({ reminder }) => reminder);
  }

  override async add(reminder: string): Promise<void> {
    await this.em.fork().upsert(DismissedReminderRecord, { reminder });
  }

  override async remove(reminder: string): Promise<void> {
    await this.em.fork().nativeDelete(DismissedReminderRecord, { reminder });
  }
}
