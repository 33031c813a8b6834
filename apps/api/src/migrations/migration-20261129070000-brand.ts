import { Migration } from '@mikro-orm/migrations';

/** How the site looks: as it did until now. */
export class Migration20261129070000Brand extends Migration {
  override up(): void {
    this.addSql(`create table "brand" (
      "id" int not null primary key, "palette" varchar(20) not null, "updated_at" timestamptz(3) not null,
      constraint "brand_single" check (id = 1)
    )`);
    this.addSql(`insert into "brand" ("id", "palette", "updated_at") values (1, 'sea', now())`);
  }

  override down(): void {
    this.addSql('drop table "brand"');
  }
}
