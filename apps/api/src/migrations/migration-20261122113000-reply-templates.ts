import { Migration } from '@mikro-orm/migrations';

/** Templates of replies, none at first; the history of quotes tells that one is no spam. */
export class Migration20261122113000ReplyTemplates extends Migration {
  override up(): void {
    this.addSql(`create table "reply_templates" (
      "id" int not null primary key, "templates" jsonb not null, "updated_at" timestamptz(3) not null,
      constraint "reply_templates_single" check (id = 1)
    )`);
    this.addSql(`insert into "reply_templates" ("id", "templates", "updated_at") values (1, '[]', now())`);
    this.fields(`'status', 'notes', 'reply', 'suspected'`);
  }

  override down(): void {
    this.addSql('drop table "reply_templates"');
    this.addSql(`delete from "quote_change" where field = 'suspected'`);
    this.fields(`'status', 'notes', 'reply'`);
  }

  private fields(listed: string): void {
    this.addSql('alter table "quote_change" drop constraint "quote_change_field_known"');
    this.addSql(`alter table "quote_change" add constraint "quote_change_field_known"
      check (field in (${listed}))`);
  }
}
