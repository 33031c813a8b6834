import { Migration } from '@mikro-orm/migrations';

const fields = (...names: string[]) => names.map((name) => `'${name}'`).join(', ');

/** That a guest was answered in another way is a field of its own, which can be taken back; it was a status set again. */
export class Migration20261125152500AnsweredElsewhere extends Migration {
  override up(): void {
    this.allow('status', 'notes', 'reply', 'suspected', 'replyUnsent');
    this.addSql(
      `update "quote_change" set "field" = 'replyUnsent', "from_value" = 'true', "to_value" = 'false'
        where "field" = 'status' and "from_value" = "to_value"`,
    );
  }

  override down(): void {
    this.addSql(`delete from "quote_change" where "field" = 'replyUnsent'`);
    this.allow('status', 'notes', 'reply', 'suspected');
  }

  private allow(...names: string[]): void {
    this.addSql('alter table "quote_change" drop constraint "quote_change_field_known"');
    this.addSql(
      `alter table "quote_change" add constraint "quote_change_field_known" check (field in (${fields(...names)}))`,
    );
  }
}
