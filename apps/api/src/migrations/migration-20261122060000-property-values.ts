import { Migration } from '@mikro-orm/migrations';

/**
 * The values that pages state: open season, links, hosts, terms, amounts. Texts about the tourist tax become the note of
 * its rule; ways get the mode that pages showed until now, on foot up to a kilometre.
 */
export class Migration20261122060000PropertyValues extends Migration {
  override up(): void {
    this.addSql(`alter table "property"
      add column "open_season" jsonb null,
      add column "shuttle_url" varchar(500) null,
      add column "map_embed_url" varchar(500) null,
      add column "hosts" jsonb not null default '[]',
      add column "house_rules" jsonb null,
      add column "cancellation_terms" jsonb null,
      add column "deposit_terms" jsonb null,
      add column "amounts" jsonb not null default '[]'`);
    this.addSql(
      `alter table "property" alter column "hosts" drop default, alter column "amounts" drop default`,
    );
    this.addSql(`update "property" set "tourist_tax" = jsonb_build_object('centsPerPersonNight', null,
      'maxNights', null, 'months', null, 'note', "tourist_tax") where "tourist_tax" is not null`);
    this.addSql(`update "property" set "ways_to" = (
      select coalesce(jsonb_agg(way || jsonb_build_object('mode',
        case when jsonb_typeof(way -> 'metres') = 'array' and (way -> 'metres' ->> -1)::int <= 1000
          then 'on-foot' else 'by-car' end) order by place), '[]')
      from jsonb_array_elements("ways_to") with ordinality as ways (way, place))`);
  }

  override down(): void {
    this.addSql(`update "property" set "ways_to" = (
      select coalesce(jsonb_agg(way - 'mode' order by place), '[]')
      from jsonb_array_elements("ways_to") with ordinality as ways (way, place))`);
    this.addSql(`update "property" set "tourist_tax" =
      case when jsonb_typeof("tourist_tax" -> 'note') = 'object' then "tourist_tax" -> 'note' end`);
    this.addSql(`alter table "property"
      drop column "open_season", drop column "shuttle_url", drop column "map_embed_url", drop column "hosts",
      drop column "house_rules", drop column "cancellation_terms", drop column "deposit_terms", drop column "amounts"`);
  }
}
