import { Migration } from '@mikro-orm/migrations';

/** The owner's logo, drawn anew; none at first. */
export class Migration20261129083000Logo extends Migration {
  override up(): void {
    this.addSql(`alter table "brand"
      add column "logo_png" bytea null, add column "logo_width" int null, add column "logo_height" int null,
      add column "logo_digest" varchar(20) null`);
  }

  override down(): void {
    this.addSql(`alter table "brand"
      drop column "logo_png", drop column "logo_width", drop column "logo_height", drop column "logo_digest"`);
  }
}
