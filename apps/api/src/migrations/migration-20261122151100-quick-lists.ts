import { Migration } from '@mikro-orm/migrations';

/**
 * Lists of 10,000 rows stay quick: a search reads one column of a quote, in lower case already, and the few reviews that
 * wait have an index of their own.
 */
export class Migration20261122151100QuickLists extends Migration {
  override up(): void {
    this.addSql(`alter table "quote" add column "search_text" text generated always as
      (lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, ''))) stored`);
    this.addSql(
      'create index "review_waiting_index" on "review" ("suspected", "created_at", "id") where not is_approved',
    );
  }

  override down(): void {
    this.addSql('drop index "review_waiting_index"');
    this.addSql('alter table "quote" drop column "search_text"');
  }
}
