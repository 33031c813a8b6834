import { Migration } from '@mikro-orm/migrations';

/**
 * An e-mail that was only kept as a file is told from one that was sent. Of those before, only replies are known: they
 * failed without a word of a mail server.
 */
export class Migration20261125152000KeptAsFile extends Migration {
  override up(): void {
    this.addSql('alter table "message" add column "kept_as_file" boolean not null default false');
    this.addSql(
      `update "message" set "kept_as_file" = true where "kind" = 'quote-reply' and "status" = 'failed'
        and "last_error" is null and not "may_have_arrived"`,
    );
  }

  override down(): void {
    this.addSql('alter table "message" drop column "kept_as_file"');
  }
}
