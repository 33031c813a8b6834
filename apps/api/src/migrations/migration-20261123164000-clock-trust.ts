import { Migration } from '@mikro-orm/migrations';

/** The database keeps what time it has to be about now, so that a clock that is wrong deletes nothing. */
export class Migration20261123164000ClockTrust extends Migration {
  override up(): void {
    this.addSql(`create table "clock_trust" (
      "row" smallint not null, "at" timestamptz(3) not null, "wait_ms" int not null,
      primary key ("row"), constraint "clock_trust_one_row" check ("row" = 1))`);
  }

  override down(): void {
    this.addSql('drop table "clock_trust"');
  }
}
