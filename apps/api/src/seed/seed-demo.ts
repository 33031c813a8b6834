import { NEW_ROOM, SEASONS } from '@ospite/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { lockFilesForUpload, type MediaFiles } from '@ospite/server/media';
import type { ContentVersion } from '@ospite/server/persistence';
import { PropertyRecord } from '../property/persistence/property.record';
import { ReplyTemplatesRecord } from '../reply-templates/persistence/reply-templates.record';
import { PricingRecord } from '../rooms/persistence/pricing.record';
import { RoomImageRecord } from '../rooms/persistence/room-image.record';
import { columnsOf } from '../rooms/persistence/room.mapping';
import { RoomRecord } from '../rooms/persistence/room.record';
import { addContent } from './content/add-content';
import { addLegalTexts } from './content/legal/add-legal-texts';
import { DEMO_BUNGALOWS } from './demo-bungalows';
import { DEMO_PORTRAITS, DEMO_PROPERTY } from './demo-property';
import { STANDARD_REPLY_TEMPLATES } from './standard-reply-templates';
import type { DemoRoom } from './demo-room';
import { DEMO_ROOMS } from './demo-rooms';
import { readEncodedPicture } from './pictures/encoded-pictures';
import { addGuestsPart } from './seed-guests';

const CLIP = new URL('./media/video-baia.mp4', import.meta.url);
/** A frame of it, a second and a half after its beginning. */
const POSTER = new URL('./media/video-baia.jpg', import.meta.url);

/** What the seed needs from the running program. */
interface SeedTools {
  readonly em: EntityManager;
  readonly media: MediaFiles;
  readonly contentVersion: ContentVersion;
  readonly now: Date;
}

/** Whether the database is somebody's already. */
export async function hasProperty(em: EntityManager): Promise<boolean> {
  return (await em.fork().count(PropertyRecord)) > 0;
}

/**
 * Fills an empty database with the demo property, its six rooms, reviews, events, texts and templates of replies
 * (specification §1), in one transaction; two starts at once fill it once. Files are put in place inside it, as those
 * of uploads are: nobody sweeps them away meanwhile. Nothing is encoded: the pictures come with the program in all
 * sizes.
 * @returns false when there is a property already
 */
export async function seedDemo({ em, media, contentVersion, now }: SeedTools): Promise<boolean> {
  if (await hasProperty(em)) return false;
  return contentVersion.transactional(em.fork(), async (inner) => {
    await inner.execute(`select pg_advisory_xact_lock(hashtextextended('seed', 0))`);
    if ((await inner.count(PropertyRecord)) > 0) return false;
    await lockFilesForUpload(inner);
    const video = {
      url: await storeFile(media, CLIP, 'mp4'),
      posterUrl: await storeFile(media, POSTER, 'jpg'),
    };
    const hosts = await Promise.all(
      DEMO_PROPERTY.hosts.map(async (host, place) => ({ ...host, picture: await portrait(media, place) })),
    );
    inner.create(PropertyRecord, {
      ...DEMO_PROPERTY,
      hosts,
      offeredServices: [...DEMO_PROPERTY.offeredServices],
      id: 1,
      video,
      updatedAt: now,
    });
    // One by one: lists show rooms oldest first, so their ids follow the order here.
    for (const room of [...DEMO_BUNGALOWS, ...DEMO_ROOMS]) await addRoom(inner, media, room, now);
    await addGuestsPart(inner, media, now);
    await inner.flush();
    // Published by the demo's owner: nobody has to read them.
    await addContent(inner, now, undefined, DEMO_PROPERTY.name);
    await addLegalTexts(inner);
    const templates = { templates: [...STANDARD_REPLY_TEMPLATES], updatedAt: now };
    await inner.nativeUpdate(ReplyTemplatesRecord, { id: 1 }, templates);
    return true;
  });
}

async function portrait(media: MediaFiles, place: number) {
  const source = DEMO_PORTRAITS[place];
  return source ? media.savePicture('hosts', await readEncodedPicture(source)) : null;
}

async function addRoom(
  em: EntityManager,
  media: MediaFiles,
  { pictures, prices, ...room }: DemoRoom,
  now: Date,
): Promise<void> {
  const row = em.create(RoomRecord, {
    ...columnsOf({ ...NEW_ROOM, ...room }),
    updatedAt: now,
  });
  await em.flush();
  for (const [order, picture] of pictures.entries()) {
    const stored = await media.savePicture('rooms', await readEncodedPicture(picture));
    const place = { roomId: row.id, order, isMain: order === 0 };
    em.create(RoomImageRecord, { ...stored, ...place, alt: picture.alt, updatedAt: now });
  }
  for (const season of SEASONS) {
    const pricePerNight = prices[season];
    if (pricePerNight) em.create(PricingRecord, { roomId: row.id, season, pricePerNight, updatedAt: now });
  }
  await em.flush();
}

async function storeFile(media: MediaFiles, file: URL, ending: string): Promise<string> {
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 20);
  return media.save('video', `${hash}.${ending}`, content);
}
