import { Migration } from '@mikro-orm/migrations';

/** A try to send a message is noted before it begins, so that one that is cut off counts, too. */
export class Migration20261123200500TriesBegun extends Migration {
  override up(): void {
    this.addSql('alter table "message" add column "is_being_tried" boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table "message" drop column "is_being_tried"');
  }
}
