import { Migration } from '@mikro-orm/migrations';

/** Notes, history and replies of quotes; digests in place of many messages in a flood. */
export class Migration20261121150020QuoteHistory extends Migration {
  override up(): void {
    this.quotes();
    this.messages();
  }

  override down(): void {
    this.addSql('drop table "quote_change"');
    this.addSql('drop index "quote_suspected_index"');
    for (const column of ['notes', 'updated_at', 'anonymised_at'])
      this.addSql(`alter table "quote" drop column "${column}"`);
    for (const index of ['gathered', 'written', 'sent']) this.addSql(`drop index "message_${index}_index"`);
    this.addSql('alter table "message" drop column "gathered_in"');
    this.addSql(`delete from "message" where kind not in ('quote-to-owner', 'quote-to-guest')`);
    this.addSql('alter table "message" drop constraint "message_kind_known"');
    this.addSql(`alter table "message" add constraint "message_kind_known"
      check (kind in ('quote-to-owner', 'quote-to-guest'))`);
  }

  private quotes(): void {
    this.addSql(`alter table "quote" add column "notes" varchar(4000) null,
      add column "updated_at" timestamptz(3) null, add column "anonymised_at" timestamptz(3) null`);
    this.addSql('update "quote" set "updated_at" = "created_at"');
    this.addSql('alter table "quote" alter column "updated_at" set not null');
    this.addSql('create index "quote_suspected_index" on "quote" ("suspected", "created_at", "id")');
    this.addSql(`create table "quote_change" (
      "id" serial primary key, "quote_id" int not null, "field" varchar(20) not null,
      "from_value" varchar(4000) null, "to_value" varchar(4000) null,
      "by" varchar(60) not null, "at" timestamptz(3) not null,
      constraint "quote_change_field_known" check (field in ('status', 'notes', 'reply')),
      constraint "quote_change_quote_id_foreign" foreign key ("quote_id") references "quote" ("id")
        on delete cascade
    )`);
    this.addSql('create index "quote_change_quote_index" on "quote_change" ("quote_id", "id")');
  }

  private messages(): void {
    this.addSql('alter table "message" drop constraint "message_kind_known"');
    this.addSql(`alter table "message" add constraint "message_kind_known"
      check (kind in ('quote-to-owner', 'quote-to-guest', 'quote-reply', 'quotes-gathered'))`);
    this.addSql('alter table "message" add column "gathered_in" int null');
    this.addSql(
      'create index "message_gathered_index" on "message" ("gathered_in") where gathered_in is not null',
    );
    this.addSql('create index "message_written_index" on "message" ("kind", "created_at")');
    this.addSql('create index "message_sent_index" on "message" ("kind", "sent_at")');
  }
}
