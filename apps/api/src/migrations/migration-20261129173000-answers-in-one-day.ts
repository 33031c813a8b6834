import { Migration } from '@mikro-orm/migrations';

/** Pages promised an answer within 24 hours for every house; now its owner does. A described one keeps its word. */
export class Migration20261129173000AnswersInOneDay extends Migration {
  override up(): void {
    this.addSql('alter table "property" add column "answers_in_one_day" boolean not null default false');
    this.addSql('update "property" set "answers_in_one_day" = true');
  }

  override down(): void {
    this.addSql('alter table "property" drop column "answers_in_one_day"');
  }
}
