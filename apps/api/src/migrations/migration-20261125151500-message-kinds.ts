import { Migration } from '@mikro-orm/migrations';

/** The same kinds, in an order that does not follow how they are listed elsewhere. */
export class Migration20261125151500MessageKinds extends Migration {
  override up(): void {
    this.addSql('alter table "message" drop constraint "message_kind_known"');
    this.addSql(`alter table "message" add constraint "message_kind_known"
      check (kind in ('password-reset', 'quote-reply', 'quote-to-guest', 'quote-to-owner', 'quotes-gathered',
        'review-to-owner', 'reviews-gathered', 'test'))`);
  }

  override down(): void {
    // The constraint before allowed the same.
  }
}
