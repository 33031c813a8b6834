import { Migration } from '@mikro-orm/migrations';

/** Messages to the owner about new reviews. */
export class Migration20261121182200ReviewLetters extends Migration {
  override up(): void {
    this.addSql('alter table "message" add column "review_id" int null');
    this.addSql('alter table "message" drop constraint "message_kind_known"');
    this.addSql(`alter table "message" add constraint "message_kind_known"
      check (kind in ('quote-to-owner', 'quote-to-guest', 'quote-reply', 'quotes-gathered', 'review-to-owner', 'reviews-gathered'))`);
    this.addSql('create index "message_review_index" on "message" ("review_id") where review_id is not null');
  }

  /** Deletes messages of kinds that did not exist before. */
  override down(): void {
    this.addSql(`delete from "message" where "kind" in ('review-to-owner', 'reviews-gathered')`);
    this.addSql('drop index "message_review_index"');
    this.addSql('alter table "message" drop constraint "message_kind_known"');
    this.addSql(`alter table "message" add constraint "message_kind_known"
      check (kind in ('quote-to-owner', 'quote-to-guest', 'quote-reply', 'quotes-gathered'))`);
    this.addSql('alter table "message" drop column "review_id"');
  }
}
