import { Migration } from '@mikro-orm/migrations';

/** Amenities of the owner's own, whose ids rooms hold beside those of the specified ones. */
export class Migration20261129074500OwnAmenities extends Migration {
  override up(): void {
    this.addSql(`alter table "property" add column "own_amenities" jsonb not null default '[]'`);
  }

  override down(): void {
    this.addSql('alter table "property" drop column "own_amenities"');
  }
}
