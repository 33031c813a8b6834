import { Migration } from '@mikro-orm/migrations';

/** Confirmations beyond three in a day to one mailbox wait for the owner. */
export class Migration20261121182100HeldConfirmations extends Migration {
  override up(): void {
    this.addSql(
      'alter table "message" add column "held_because" varchar(30) null, add column "mailbox_hash" varchar(64) null',
    );
    this.addSql('alter table "message" drop constraint "message_status_known"');
    this.addSql(
      `alter table "message" add constraint "message_status_known" check (status in ('pending', 'sent', 'failed', 'held'))`,
    );
    this.addSql(
      `alter table "message" add constraint "message_held_because_known" check (held_because in ('too-many-to-address'))`,
    );
    this.addSql(
      'create index "message_mailbox_index" on "message" ("mailbox_hash") where mailbox_hash is not null',
    );
  }

  /** Held messages become failed ones, which also wait for the owner. */
  override down(): void {
    this.addSql(`update "message" set "status" = 'failed' where "status" = 'held'`);
    this.addSql('drop index "message_mailbox_index"');
    this.addSql('alter table "message" drop constraint "message_held_because_known"');
    this.addSql('alter table "message" drop constraint "message_status_known"');
    this.addSql(
      `alter table "message" add constraint "message_status_known" check (status in ('pending', 'sent', 'failed'))`,
    );
    this.addSql('alter table "message" drop column "held_because", drop column "mailbox_hash"');
  }
}
