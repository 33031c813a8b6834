import { SEASONS } from '@ospite/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { makePicture } from '../platform/media/make-picture';
import type { MediaFiles } from '../platform/media/media-files';
import type { ContentVersion } from '../platform/persistence/content-version';
import { PropertyRecord } from '../property/persistence/property.record';
import { PricingRecord } from '../rooms/persistence/pricing.record';
import { RoomImageRecord } from '../rooms/persistence/room-image.record';
import { RoomRecord } from '../rooms/persistence/room.record';
import { DEMO_BUNGALOWS } from './demo-bungalows';
import { DEMO_PROPERTY } from './demo-property';
import type { DemoPicture, DemoRoom } from './demo-room';
import { DEMO_ROOMS } from './demo-rooms';

const CLIP = new URL('./media/video-baia.mp4', import.meta.url);

/** What the seed needs from the running program. */
export interface SeedTools {
  readonly em: EntityManager;
  readonly media: MediaFiles;
  readonly contentVersion: ContentVersion;
  readonly now: Date;
}

/**
 * Fills an empty database with the demo property and its six rooms (decisions §1), in one transaction; two starts at
 * once fill it once. Pictures are stored before: their names come from their content, so a repeat writes the same.
 * @returns false when there is a property already
 */
export async function seedDemo({ em, media, contentVersion, now }: SeedTools): Promise<boolean> {
  if ((await em.fork().count(PropertyRecord)) > 0) return false;
  const videoUrl = await storeClip(media);
  const rooms: { room: DemoRoom; images: readonly StoredPicture[] }[] = [];
  for (const room of [...DEMO_BUNGALOWS, ...DEMO_ROOMS])
    rooms.push({
      room,
      images: await Promise.all(room.pictures.map((picture) => storePicture(media, picture))),
    });

  return contentVersion.transactional(em.fork(), async (inner) => {
    await inner.execute(`select pg_advisory_xact_lock(hashtextextended('seed', 0))`);
    if ((await inner.count(PropertyRecord)) > 0) return false;
    inner.create(PropertyRecord, {
      ...DEMO_PROPERTY,
      offeredServices: [...DEMO_PROPERTY.offeredServices],
      id: 1,
      video: { url: videoUrl, posterUrl: null },
      updatedAt: now,
    });
    // One by one: lists show rooms oldest first, so their ids follow the order here.
    for (const { room, images } of rooms) await addRoom(inner, room, images, now);
    return true;
  });
}

type StoredPicture = Awaited<ReturnType<typeof storePicture>>;

async function addRoom(
  em: EntityManager,
  { pictures: _stored, prices, ...room }: DemoRoom,
  images: readonly StoredPicture[],
  now: Date,
): Promise<void> {
  const row = em.create(RoomRecord, {
    ...room,
    amenities: [...room.amenities],
    isActive: true,
    updatedAt: now,
  });
  await em.flush();
  images.forEach((image, order) => {
    em.create(RoomImageRecord, { ...image, roomId: row.id, order, isMain: order === 0 });
  });
  for (const season of SEASONS) {
    const pricePerNight = prices[season];
    if (pricePerNight) em.create(PricingRecord, { roomId: row.id, season, pricePerNight, updatedAt: now });
  }
  await em.flush();
}

async function storePicture(media: MediaFiles, { file, crop, alt }: DemoPicture) {
  const picture = await media.savePicture('rooms', await makePicture(await readFile(file), crop));
  return { ...picture, alt };
}

async function storeClip(media: MediaFiles): Promise<string> {
  const content = await readFile(CLIP);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 20);
  return media.save('video', `${hash}.mp4`, content);
}
