import { Migration } from '@mikro-orm/migrations';

/** The order in which consents were given, which a wrong clock does not change. */
export class Migration20261129120000ConsentNumber extends Migration {
  override up(): void {
    this.addSql('alter table "consent" add column "number" serial not null');
  }

  override down(): void {
    this.addSql('alter table "consent" drop column "number"');
  }
}
