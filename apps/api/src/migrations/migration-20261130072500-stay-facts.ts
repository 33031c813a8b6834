import { Migration } from '@mikro-orm/migrations';

/** What guests ask before they write, of rooms and of the property. */
export class Migration20261130072500StayFacts extends Migration {
  override up(): void {
    this.addSql(`alter table "room" add column "stay_facts" jsonb not null default '[]'`);
    this.addSql(`alter table "property" add column "stay_facts" jsonb not null default '[]'`);
  }

  override down(): void {
    this.addSql('alter table "room" drop column "stay_facts"');
    this.addSql('alter table "property" drop column "stay_facts"');
  }
}
