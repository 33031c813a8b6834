import { Migration } from '@mikro-orm/migrations';

/** The owner's own pictures for the pages of the site. */
export class Migration20261125003000ContentPictures extends Migration {
  override up(): void {
    this.addSql(`create table "content_picture" (
      "id" serial primary key, "url" varchar(500) not null, "width" int not null, "height" int not null,
      "placeholder" varchar(7) not null, "variants" jsonb not null, "uploaded_at" timestamptz(3) not null,
      "idempotency_key" varchar(255) null, "content_hash" varchar(64) null,
      constraint "content_picture_key_unique" unique ("idempotency_key")
    )`);
  }

  override down(): void {
    this.addSql('drop table "content_picture"');
  }
}
