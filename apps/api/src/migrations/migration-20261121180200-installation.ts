import { Migration } from '@mikro-orm/migrations';

/** The database stores the id of its installation, as the picture storage does, so that a wrong pair is noticed. */
export class Migration20261121180200Installation extends Migration {
  override up(): void {
    this.addSql(`create table "installation" (
      "row" smallint not null, "id" varchar(36) not null,
      primary key ("row"), constraint "installation_one_row" check ("row" = 1))`);
  }

  override down(): void {
    this.addSql('drop table "installation"');
  }
}
