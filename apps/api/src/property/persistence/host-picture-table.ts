import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type LockedPicture, type PictureRow, PictureTable } from '@ospite/server/media';
import { lockProperty, PROPERTY_ID } from './property-lock';
import { PropertyRecord } from './property.record';

/** The pictures of the hosts, who are part of the property's one row: the id is a host's position in the list. */
@Injectable()
export class HostPictureTable extends PictureTable {
  override readonly collection = 'hosts';

  override async rows(): Promise<readonly PictureRow[]> {
    const row = await this.em.fork().findOne(PropertyRecord, { id: PROPERTY_ID });
    return (row?.hosts ?? []).flatMap(({ picture }, id) => (picture ? [{ id, picture }] : []));
  }

  protected override async lock(em: EntityManager, id: number): Promise<LockedPicture | undefined> {
    await lockProperty(em);
    const row = await em.findOne(PropertyRecord, { id: PROPERTY_ID });
    const host = row?.hosts[id];
    if (!row || !host?.picture) return undefined;
    return {
      picture: host.picture,
      replace: (picture) => void (row.hosts = row.hosts.with(id, { ...host, picture })),
    };
  }
}
