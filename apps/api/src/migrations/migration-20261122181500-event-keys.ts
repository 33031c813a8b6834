import { Migration } from '@mikro-orm/migrations';

/** An event that is sent again under its key, since the response was lost, is one event. */
export class Migration20261122181500EventKeys extends Migration {
  override up(): void {
    this.addSql(
      'alter table "event" add column "idempotency_key" varchar(255) null, add column "content_hash" varchar(64) null',
    );
    this.addSql('alter table "event" add constraint "event_key_unique" unique ("idempotency_key")');
  }

  override down(): void {
    this.addSql('alter table "event" drop constraint "event_key_unique"');
    this.addSql('alter table "event" drop column "idempotency_key", drop column "content_hash"');
  }
}
