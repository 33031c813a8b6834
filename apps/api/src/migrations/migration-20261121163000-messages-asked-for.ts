import { Migration } from '@mikro-orm/migrations';

/** Messages that a person asked for are sent even in a flood. */
export class Migration20261121163000MessagesAskedFor extends Migration {
  override up(): void {
    this.addSql('alter table "message" add column "asked_for" boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table "message" drop column "asked_for"');
  }
}
