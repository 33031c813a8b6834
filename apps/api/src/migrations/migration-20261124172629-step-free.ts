import { Migration } from '@mikro-orm/migrations';

/** Whether no step lies between the car park and a room's bed. */
export class Migration20261124172629StepFree extends Migration {
  override up(): void {
    this.addSql('alter table "room" add column "step_free" boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table "room" drop column "step_free"');
  }
}
