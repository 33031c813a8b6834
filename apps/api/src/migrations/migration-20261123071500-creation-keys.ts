import { Migration } from '@mikro-orm/migrations';

const TABLES = {
  room: '"idempotency_key"',
  account: '"idempotency_key"',
  access_key: '"created_by_id", "idempotency_key"',
};

/** A room, an account or an access key that is asked for again under its key, since the response was lost, is one. */
export class Migration20261123071500CreationKeys extends Migration {
  override up(): void {
    for (const [table, columns] of Object.entries(TABLES)) {
      this.addSql(
        `alter table "${table}" add column "idempotency_key" varchar(255) null, add column "content_hash" varchar(64) null`,
      );
      this.addSql(`alter table "${table}" add constraint "${table}_key_unique" unique (${columns})`);
    }
  }

  override down(): void {
    for (const table of Object.keys(TABLES)) {
      this.addSql(`alter table "${table}" drop constraint "${table}_key_unique"`);
      this.addSql(`alter table "${table}" drop column "idempotency_key", drop column "content_hash"`);
    }
  }
}
