import { Migration } from '@mikro-orm/migrations';

/** Which translations of a section are older than their Italian. */
export class Migration20261125173000TranslationMarks extends Migration {
  override up(): void {
    this.addSql(`alter table "content_section" add column "marks" jsonb not null default '[]'`);
  }

  override down(): void {
    this.addSql('alter table "content_section" drop column "marks"');
  }
}
