import { Migration } from '@mikro-orm/migrations';

/** The gallery of the breakfast. */
export class Migration20261121150010Breakfast extends Migration {
  override up(): void {
    this.addSql(`create table "breakfast_image" (
      "id" serial primary key, "url" varchar(500) not null,
      "width" int not null, "height" int not null, "placeholder" varchar(7) not null, "variants" jsonb not null,
      "filename" varchar(500) not null, "original_name" varchar(255) not null, "description" varchar(300) null,
      "is_active" boolean not null default true, "image_order" int not null,
      "uploaded_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
      constraint "breakfast_image_order_unique" unique ("image_order") deferrable initially deferred,
      constraint "breakfast_image_order_range" check (image_order >= 0 and image_order < 60)
    )`);
  }

  override down(): void {
    this.addSql('drop table "breakfast_image"');
  }
}
