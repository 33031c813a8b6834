import { Migration } from '@mikro-orm/migrations';

/** Services of the owner's own, and what they were called when a guest asked for them. */
export class Migration20261129071000OwnServices extends Migration {
  override up(): void {
    this.addSql(`alter table "property" add column "own_services" jsonb not null default '[]'`);
    this.addSql(`alter table "quote" add column "own_services" jsonb not null default '[]'`);
  }

  override down(): void {
    this.addSql('alter table "property" drop column "own_services"');
    this.addSql('alter table "quote" drop column "own_services"');
  }
}
