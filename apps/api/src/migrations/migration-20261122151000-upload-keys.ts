import { Migration } from '@mikro-orm/migrations';

/** A picture that is uploaded again under its key, since the response was lost, is one picture. */
export class Migration20261122151000UploadKeys extends Migration {
  override up(): void {
    for (const table of ['room_image', 'breakfast_image'])
      this.addSql(
        `alter table "${table}" add column "idempotency_key" varchar(255) null, add column "content_hash" varchar(64) null`,
      );
    this.addSql(
      'alter table "room_image" add constraint "room_image_key_unique" unique ("room_id", "idempotency_key")',
    );
    this.addSql(
      'alter table "breakfast_image" add constraint "breakfast_image_key_unique" unique ("idempotency_key")',
    );
  }

  override down(): void {
    for (const table of ['room_image', 'breakfast_image']) {
      this.addSql(`alter table "${table}" drop constraint "${table}_key_unique"`);
      this.addSql(`alter table "${table}" drop column "idempotency_key", drop column "content_hash"`);
    }
  }
}
