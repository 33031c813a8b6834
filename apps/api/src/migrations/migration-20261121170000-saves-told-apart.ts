import { Migration } from '@mikro-orm/migrations';

/** Reviews and images of rooms store when they were saved, so that a save based on an older state can be rejected. */
export class Migration20261121170000SavesToldApart extends Migration {
  override up(): void {
    this.addSql('alter table "review" add column "updated_at" timestamptz(3) null');
    this.addSql('update "review" set "updated_at" = coalesce("replied_at", "created_at")');
    this.addSql('alter table "review" alter column "updated_at" set not null');
    this.addSql('alter table "room_image" add column "updated_at" timestamptz(3) null');
    this.addSql(`update "room_image" set "updated_at" = room."updated_at" from "room"
      where room."id" = "room_image"."room_id"`);
    this.addSql('alter table "room_image" alter column "updated_at" set not null');
  }

  override down(): void {
    for (const table of ['review', 'room_image'])
      this.addSql(`alter table "${table}" drop column "updated_at"`);
  }
}
