import {
  DomainError,
  insertion,
  type GalleryChange,
  type KeyedUpload,
  type NewRoomImage,
  type RoomGallery,
  type RoomImage,
} from '@ospite/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { lockFilesForUpload, pictureOf } from '@ospite/server/media';
import { findByKey, isRowId, keyColumns } from '@ospite/server/persistence';
import { RoomImageRecord } from './room-image.record';
import { lockRoom } from './room-rows';
import { toGallery, toRoomImage } from './room.mapping';

/** Adds an image as `RoomStore.addImage` says, in the caller's transaction. */
export async function addImage(
  em: EntityManager,
  roomId: number,
  { storeFiles, wanted, alt, updatedAt }: NewRoomImage,
  upload: KeyedUpload | undefined,
): Promise<RoomImage> {
  await lockRoom(em, roomId);
  const uploaded = upload && (await findUploaded(em, roomId, upload));
  if (uploaded) return uploaded;
  const rows = await em.find(RoomImageRecord, { roomId });
  const { others, order, isMain } = insertion(toGallery(rows), wanted);
  await lockFilesForUpload(em);
  const picture = await storeFiles();
  await writeGallery(em, rows, others);
  const columns = { ...pictureOf(picture), roomId, order, isMain, alt, updatedAt, ...keyColumns(upload) };
  const row = em.create(RoomImageRecord, columns);
  await em.flush();
  return toRoomImage(row);
}

/** Finds an image as `RoomStore.findUploaded` says. */
export async function findUploaded(
  em: EntityManager,
  roomId: number,
  upload: KeyedUpload,
): Promise<RoomImage | undefined> {
  const gallery = { rows: RoomImageRecord, among: { roomId }, keyReused: 'room.key_reused' } as const;
  const row = await findByKey(em, gallery, upload);
  return row && toRoomImage(row);
}

/** Changes a gallery as `RoomStore.changeGallery` says, in the caller's transaction. */
export async function changeGallery(
  em: EntityManager,
  which: { readonly roomId: number } | { readonly imageId: number },
  change: (gallery: RoomGallery) => RoomGallery,
): Promise<GalleryChange<RoomImage>> {
  const roomId = 'roomId' in which ? which.roomId : await roomOf(em, which.imageId);
  await lockRoom(em, roomId);
  const rows = await em.find(RoomImageRecord, { roomId }, { refresh: true });
  const before = toGallery(rows);
  const after = change(before);
  await writeGallery(em, rows, after);
  return { before, after };
}

async function roomOf(em: EntityManager, imageId: number): Promise<number> {
  const row = isRowId(imageId) ? await em.findOne(RoomImageRecord, { id: imageId }) : null;
  if (!row) throw new DomainError('room.image_not_found');
  return row.roomId;
}

/** The old main image is unset before the new one is set: the database never allows two. */
async function writeGallery(
  em: EntityManager,
  rows: readonly RoomImageRecord[],
  gallery: RoomGallery,
): Promise<void> {
  const images = new Map(gallery.map((image) => [image.id, image]));
  for (const row of rows) {
    const image = images.get(row.id);
    if (!image) em.remove(row);
    else if (!image.isMain) row.isMain = false;
  }
  await em.flush();
  for (const row of rows) {
    const image = images.get(row.id);
    if (!image) continue;
    row.order = image.order;
    row.isMain = image.isMain;
    row.alt = image.alt;
    row.updatedAt = image.updatedAt;
  }
  await em.flush();
}
