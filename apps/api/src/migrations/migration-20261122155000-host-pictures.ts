import { Migration } from '@mikro-orm/migrations';

/** Hosts have pictures that were uploaded for them; until now there was no way to upload any. */
export class Migration20261122155000HostPictures extends Migration {
  override up(): void {
    this.addSql(`update "property" set "hosts" = coalesce((
      select jsonb_agg(host - 'pictureUrl' || '{"picture": null}'::jsonb order by at)
      from jsonb_array_elements("hosts") with ordinality hosts (host, at)
    ), '[]')`);
  }

  override down(): void {
    this.addSql(`update "property" set "hosts" = coalesce((
      select jsonb_agg(host - 'picture' || jsonb_build_object('pictureUrl', host #> '{picture,url}') order by at)
      from jsonb_array_elements("hosts") with ordinality hosts (host, at)
    ), '[]')`);
  }
}
