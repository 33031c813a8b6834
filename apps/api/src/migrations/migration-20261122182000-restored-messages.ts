import { Migration } from '@mikro-orm/migrations';

/** Letters that waited when a backup was taken are held once it is restored. */
export class Migration20261122182000RestoredMessages extends Migration {
  override up(): void {
    this.reasons(`'too-many-to-address', 'restored'`);
  }

  override down(): void {
    this.addSql(
      `update "message" set "held_because" = null, "status" = 'failed' where "held_because" = 'restored'`,
    );
    this.reasons(`'too-many-to-address'`);
  }

  private reasons(listed: string): void {
    this.addSql('alter table "message" drop constraint "message_held_because_known"');
    this.addSql(
      `alter table "message" add constraint "message_held_because_known" check (held_because in (${listed}))`,
    );
  }
}
