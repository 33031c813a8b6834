import { addDays, dayOf, type CalendarDate, type EncodedPicture } from '@ospite/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { EventRecord } from '../events/persistence/event.record';
import { encodePicture } from '../platform/media/encoding/encode-picture';
import type { MediaFiles } from '../platform/media/storage/media-files';
import { ReviewRecord } from '../reviews/persistence/review.record';
import { SiteSettingRecord } from '../settings/persistence/site-setting.record';
import { DEMO_EVENTS, type DemoEvent } from './demo-events';
import { DEMO_REVIEWS } from './demo-reviews';

const DAY_MS = 86_400_000;

/** The pictures of the demo's events, by event, not stored yet. */
export type EventPictures = ReadonlyMap<DemoEvent, EncodedPicture>;

export async function makeEventPictures(): Promise<EventPictures> {
  const made = new Map<DemoEvent, EncodedPicture>();
  for (const event of DEMO_EVENTS) {
    if (!event.picture) continue;
    made.set(event, await encodePicture(await readFile(event.picture)));
  }
  return made;
}

/**
 * What guests wrote, what is on around the property, and the switch that shows the reviews. The caller's transaction
 * holds the files' lock.
 */
export async function addGuestsPart(
  em: EntityManager,
  media: MediaFiles,
  pictures: EventPictures,
  now: Date,
): Promise<void> {
  addReviews(em, now);
  await addEvents(em, media, pictures, now);
  em.create(SiteSettingRecord, { key: 'show_reviews_section', value: 'true', updatedAt: now });
}

function addReviews(em: EntityManager, now: Date): void {
  // The oldest first, so that ids follow the time they were written.
  for (const { daysAgo, reply, ...review } of DEMO_REVIEWS.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    em.create(ReviewRecord, {
      ...review,
      suspected: false,
      reply: reply ?? null,
      repliedAt: reply === undefined ? null : new Date(now.getTime() - (daysAgo - 1) * DAY_MS),
      createdAt: new Date(now.getTime() - daysAgo * DAY_MS),
      updatedAt: new Date(now.getTime() - (reply === undefined ? daysAgo : daysAgo - 1) * DAY_MS),
      idempotencyKey: null,
      contentHash: createHash('sha256').update(JSON.stringify(review)).digest('hex'),
    });
  }
}

async function addEvents(
  em: EntityManager,
  media: MediaFiles,
  pictures: EventPictures,
  now: Date,
): Promise<void> {
  const day = (offset: number | undefined): CalendarDate | null =>
    offset === undefined ? null : addDays(dayOf(now), offset);
  for (const event of DEMO_EVENTS) {
    const { title, description, link, location, isActive, from, to } = event;
    const made = pictures.get(event);
    em.create(EventRecord, {
      ...{ title, description, link, location, isActive },
      picture: made ? await media.savePicture('events', made) : null,
      startDate: day(from),
      endDate: day(to),
      sortOrder: 0,
      createdAt: now,
      updatedAt: now,
    });
  }
}
