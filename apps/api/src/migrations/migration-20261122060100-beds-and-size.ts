import { Migration } from '@mikro-orm/migrations';

/** A room's beds and its size in square metres; unset in rooms that are there. */
export class Migration20261122060100BedsAndSize extends Migration {
  override up(): void {
    this.addSql(
      `alter table "room" add column "beds" jsonb not null default '[]', add column "size_sqm" int null`,
    );
    this.addSql(`alter table "room" alter column "beds" drop default,
      add constraint "room_size_range" check (size_sqm >= 4 and size_sqm <= 500)`);
  }

  override down(): void {
    this.addSql('alter table "room" drop column "beds", drop column "size_sqm"');
  }
}
