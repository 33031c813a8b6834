import { Migration } from '@mikro-orm/migrations';

/** Since when guests miss the site, and what the owner does not want to be reminded of. */
export class Migration20261123161500OwnerNotices extends Migration {
  override up(): void {
    this.addSql('alter table "super_admin_settings" add column "offline_since" timestamptz(3) null');
    this.addSql('create table "dismissed_reminder" ("reminder" varchar(80) primary key)');
  }

  override down(): void {
    this.addSql('drop table "dismissed_reminder"');
    this.addSql('alter table "super_admin_settings" drop column "offline_since"');
  }
}
