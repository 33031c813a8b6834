import { Migration } from '@mikro-orm/migrations';

/** One-time passwords are distinguished from the one of the first start, which the owner is only urged to change. */
export class Migration20261122150000OneTimePasswords extends Migration {
  override up(): void {
    this.addSql('alter table "account" add column "has_one_time_password" boolean not null default false');
    // The first account is the one of the first start, or was made with the setup code by the owner themselves.
    this.addSql(`update "account" set "has_one_time_password" = true
      where "must_change_password" and "id" > (select min("id") from "account")`);
  }

  override down(): void {
    this.addSql('alter table "account" drop column "has_one_time_password"');
  }
}
