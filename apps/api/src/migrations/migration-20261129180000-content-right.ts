import { Migration } from '@mikro-orm/migrations';

/** Who may change what the site says and how it looks: everybody, until the owner takes it from somebody. */
export class Migration20261129180000ContentRight extends Migration {
  override up(): void {
    this.addSql('alter table "account" add column "may_edit_content" boolean not null default true');
  }

  override down(): void {
    this.addSql('alter table "account" drop column "may_edit_content"');
  }
}
