import { Migration } from '@mikro-orm/migrations';

/** All senders know that the mail server takes no e-mail; a message knows that it may have arrived. */
export class Migration20261123160456MailOutage extends Migration {
  override up(): void {
    this.addSql(`create table "mail_outage" (
      "row" smallint not null, "since" timestamptz(3) not null, "server_said" varchar(500) not null,
      "is_refusal" boolean not null, "tries" int not null, "next_try_at" timestamptz(3) not null,
      primary key ("row"), constraint "mail_outage_one_row" check ("row" = 1))`);
    this.addSql('alter table "message" add "may_have_arrived" boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table "message" drop column "may_have_arrived"');
    this.addSql('drop table "mail_outage"');
  }
}
