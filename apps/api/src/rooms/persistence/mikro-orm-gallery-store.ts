import {
  DomainError,
  GalleryStore,
  makingWay,
  nextPlace,
  type Gallery,
  type GalleryChange,
  type Picture,
  type PlaceWish,
  type RoomImage,
} from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { holdFiles } from '../../platform/media/storage/file-lock';
import { pictureOf } from '../../platform/media/picture-columns';
import { ContentVersion } from '../../platform/persistence/content/content-version';
import { namedBy } from './load-rooms';
import { lockRoom } from './lock-room';
import { RoomImageRecord } from './room-image.record';
import { toGallery, toRoomImage } from './room.mapping';
import { RoomRecord } from './room.record';

/** Galleries in PostgreSQL. Whoever changes one holds its room, so that changes of a gallery never mix. */
@Injectable()
export class MikroOrmGalleryStore extends GalleryStore {
  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
  ) {
    super();
  }

  override async galleryOf(roomId: number): Promise<Gallery<RoomImage>> {
    const em = this.em.fork();
    const which = namedBy(roomId);
    if (!which || (await em.count(RoomRecord, which)) === 0) throw new DomainError('room.not_found');
    return toGallery(await em.find(RoomImageRecord, { roomId }));
  }

  override async roomOf(imageId: number): Promise<number> {
    const row = await this.em.fork().findOne(RoomImageRecord, { id: imageId });
    if (!row) throw new DomainError('room.image_not_found');
    return row.roomId;
  }

  override add(roomId: number, wish: PlaceWish, at: Date, store: () => Promise<Picture>): Promise<RoomImage> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      await lockRoom(em, roomId);
      const rows = await em.find(RoomImageRecord, { roomId });
      const gallery = toGallery(rows);
      const place = nextPlace(gallery, wish);
      await holdFiles(em);
      const picture = pictureOf(await store());
      await arrange(em, rows, makingWay(gallery, place));
      const row = em.create(RoomImageRecord, {
        ...picture,
        ...place,
        roomId,
        alt: { it: '' },
        updatedAt: at,
      });
      await em.flush();
      return toRoomImage(row);
    });
  }

  override change(
    roomId: number,
    change: (gallery: Gallery<RoomImage>) => Gallery<RoomImage>,
  ): Promise<GalleryChange> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      await lockRoom(em, roomId);
      const rows = await em.find(RoomImageRecord, { roomId });
      const before = toGallery(rows);
      const after = change(before);
      await arrange(em, rows, after);
      return { before, after };
    });
  }
}

/** Makes the rows what the gallery says. The old main picture steps down before the new one steps up: never two. */
async function arrange(
  em: EntityManager,
  rows: readonly RoomImageRecord[],
  gallery: Gallery<RoomImage>,
): Promise<void> {
  const wanted = new Map(gallery.map((image) => [image.id, image]));
  for (const row of rows) {
    const image = wanted.get(row.id);
    if (!image) em.remove(row);
    else if (!image.isMain) row.isMain = false;
  }
  await em.flush();
  for (const row of rows) {
    const image = wanted.get(row.id);
    if (!image) continue;
    row.order = image.order;
    row.isMain = image.isMain;
    row.alt = image.alt;
    row.updatedAt = image.updatedAt;
  }
  await em.flush();
}
