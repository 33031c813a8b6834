import { Migration } from '@mikro-orm/migrations';

/** A reply to a guest that is sent again under its key is one e-mail. */
export class Migration20261122061000ReplyKeys extends Migration {
  override up(): void {
    this.addSql(
      'alter table "quote_change" add column "idempotency_key" varchar(255) null, add column "content_hash" varchar(64) null',
    );
    this.addSql(
      'alter table "quote_change" add constraint "quote_change_key_unique" unique ("quote_id", "idempotency_key")',
    );
  }

  override down(): void {
    this.addSql('alter table "quote_change" drop constraint "quote_change_key_unique"');
    this.addSql('alter table "quote_change" drop column "idempotency_key", drop column "content_hash"');
  }
}
