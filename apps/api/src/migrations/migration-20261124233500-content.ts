import { Migration } from '@mikro-orm/migrations';
import { addContent } from '../seed/content/add-content';

/**
 * The owner's own words. A database that has a property gets the texts that its pages showed until now, so that guests see
 * the same as before; an empty one gets none.
 */
export class Migration20261124233500Content extends Migration {
  override async up(): Promise<void> {
    await this.execute(`create table "content_section" (
      "id" serial primary key, "page" varchar(40) not null, "kind" varchar(80) not null, "position" int not null,
      "hidden" boolean not null default false, "values" jsonb not null, "updated_at" timestamptz(3) not null
    )`);
    await this.execute('create index "content_section_page_index" on "content_section" ("page", "position")');
    await this.execute(`create table "content_publication" (
      "id" serial primary key, "published_at" timestamptz(3) not null, "published_by" varchar(60) not null
    )`);
    await this.execute(`create table "content_revision" (
      "id" serial primary key, "publication_id" int not null, "page" varchar(40) not null, "sections" jsonb not null,
      constraint "content_revision_page_unique" unique ("page", "publication_id"),
      constraint "content_revision_publication_id_foreign" foreign key ("publication_id")
        references "content_publication" ("id")
    )`);
    await addContent(this.getEntityManager(), new Date(), ['about']);
  }

  override down(): void {
    for (const table of ['content_revision', 'content_publication', 'content_section'])
      this.addSql(`drop table "${table}"`);
  }
}
