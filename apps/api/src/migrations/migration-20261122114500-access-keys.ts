import { Migration } from '@mikro-orm/migrations';

/** Keys for other programs, and letters that the owner sends to see that letters arrive. */
export class Migration20261122114500AccessKeys extends Migration {
  override up(): void {
    this.addSql(`create table "access_key" (
      "id" serial primary key,
      "name" varchar(40) not null,
      "scope" varchar(20) not null,
      "secret_hash" varchar(64) not null,
      "created_by_id" int not null,
      "created_at" timestamptz(3) not null,
      "last_used_at" timestamptz(3) null,
      constraint "access_key_secret_unique" unique ("secret_hash"),
      constraint "access_key_scope_known" check (scope in ('read', 'read-write')),
      constraint "access_key_created_by_id_foreign" foreign key ("created_by_id") references "account" ("id")
        on delete cascade
    )`);
    this.addSql('create index "access_key_account_index" on "access_key" ("created_by_id")');
    this.addSql('alter table "message" drop constraint "message_kind_known"');
    this.addSql(
      `alter table "message" add constraint "message_kind_known" check (kind in (${KINDS}, 'test'))`,
    );
  }

  override down(): void {
    this.addSql(`delete from "message" where "kind" = 'test'`);
    this.addSql('alter table "message" drop constraint "message_kind_known"');
    this.addSql(`alter table "message" add constraint "message_kind_known" check (kind in (${KINDS}))`);
    this.addSql('drop table "access_key"');
  }
}

const KINDS = `'quote-to-owner', 'quote-to-guest', 'quote-reply', 'quotes-gathered', 'review-to-owner', 'reviews-gathered'`;
