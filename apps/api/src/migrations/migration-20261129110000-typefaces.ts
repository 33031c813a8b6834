import { Migration } from '@mikro-orm/migrations';

/** What the site's texts are set in: as they were until now. */
export class Migration20261129110000Typefaces extends Migration {
  override up(): void {
    this.addSql(`alter table "brand" add column "typefaces" varchar(20) not null default 'warm'`);
  }

  override down(): void {
    this.addSql('alter table "brand" drop column "typefaces"');
  }
}
