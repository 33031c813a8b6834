import { Migration } from '@mikro-orm/migrations';

/** When an offline time ends by itself, and what the notice says; unset in settings that are there. */
export class Migration20261122080000OfflineEndAndText extends Migration {
  override up(): void {
    this.addSql(
      'alter table "super_admin_settings" add column "offline_until" timestamptz(3) null, add column "offline_text" jsonb null',
    );
  }

  override down(): void {
    this.addSql('alter table "super_admin_settings" drop column "offline_until", drop column "offline_text"');
  }
}
