import { Migration } from '@mikro-orm/migrations';

/** Sessions can be kept for 30 days, are listed and ended one by one, and know when their password was entered. */
export class Migration20261123170500KeptSessions extends Migration {
  override up(): void {
    this.addSql(`alter table "session"
      add column "number" serial,
      add column "is_kept" boolean not null default false,
      add column "password_at" timestamptz(3) null,
      add column "browser" varchar(20) null,
      add column "system" varchar(20) null`);
    this.addSql('alter table "session" add constraint "session_number_unique" unique ("number")');
    this.addSql('alter table "message" drop constraint "message_kind_known"');
    this.addSql(
      `alter table "message" add constraint "message_kind_known" check (kind in ('quote-to-owner', 'quote-to-guest', 'quote-reply', 'quotes-gathered', 'review-to-owner', 'reviews-gathered', 'test', 'password-reset'))`,
    );
  }

  override down(): void {
    this.addSql(`delete from "message" where kind = 'password-reset'`);
    this.addSql('alter table "message" drop constraint "message_kind_known"');
    this.addSql(
      `alter table "message" add constraint "message_kind_known" check (kind in ('quote-to-owner', 'quote-to-guest', 'quote-reply', 'quotes-gathered', 'review-to-owner', 'reviews-gathered', 'test'))`,
    );
    this.addSql(`alter table "session" drop column "number", drop column "is_kept", drop column "password_at",
      drop column "browser", drop column "system"`);
  }
}
