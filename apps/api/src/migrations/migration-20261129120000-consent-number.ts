import { Migration } from '@mikro-orm/migrations';

/** The order in which consents were given, which a wrong clock does not change. */
export class Migration20261129120000ConsentNumber extends Migration {
  override up(): void {
    this.addSql('alter table "consent" add column "number" serial not null');
    // They lie in any order: an archive has them in that of their random ids.
    this.addSql(`update "consent" set "number" = ordered."place"
      from (select "id", row_number() over (order by "given_at", "id") as "place" from "consent") ordered
      where ordered."id" = "consent"."id"`);
  }

  override down(): void {
    this.addSql('alter table "consent" drop column "number"');
  }
}
