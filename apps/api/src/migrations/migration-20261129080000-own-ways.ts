import { Migration } from '@mikro-orm/migrations';

/** Ways to places of the owner's own, apart from those to the specified ones, which the released version shows by name. */
export class Migration20261129080000OwnWays extends Migration {
  override up(): void {
    this.addSql(`alter table "property" add column "own_ways" jsonb not null default '[]'`);
  }

  override down(): void {
    this.addSql('alter table "property" drop column "own_ways"');
  }
}
