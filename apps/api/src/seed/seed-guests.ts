import { addDays, dayOf, type CalendarDate, type Picture } from '@ospite/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { EventRecord } from '../events/persistence/event.record';
import { makePicture } from '../platform/media/make-picture';
import type { MediaFiles } from '../platform/media/media-files';
import { ReviewRecord } from '../reviews/persistence/review.record';
import { SiteSettingRecord } from '../settings/persistence/site-setting.record';
import { DEMO_EVENTS, type DemoEvent } from './demo-events';
import { DEMO_REVIEWS } from './demo-reviews';

const DAY_MS = 86_400_000;

/** The pictures of the demo's events, by event. Stored before the rows, like those of rooms. */
export type EventPictures = ReadonlyMap<DemoEvent, Picture>;

export async function storeEventPictures(media: MediaFiles): Promise<EventPictures> {
  const stored = new Map<DemoEvent, Picture>();
  for (const event of DEMO_EVENTS) {
    if (!event.picture) continue;
    stored.set(event, await media.savePicture('events', await makePicture(await readFile(event.picture))));
  }
  return stored;
}

/** What guests wrote, what is on around the property, and the switch that shows the reviews. */
export function addGuestsPart(em: EntityManager, pictures: EventPictures, now: Date): void {
  addReviews(em, now);
  addEvents(em, pictures, now);
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
      idempotencyKey: null,
      contentHash: createHash('sha256').update(JSON.stringify(review)).digest('hex'),
    });
  }
}

function addEvents(em: EntityManager, pictures: EventPictures, now: Date): void {
  const day = (offset: number | undefined): CalendarDate | null =>
    offset === undefined ? null : addDays(dayOf(now), offset);
  for (const event of DEMO_EVENTS) {
    const { title, description, link, location, isActive, from, to } = event;
    em.create(EventRecord, {
      ...{ title, description, link, location, isActive },
      picture: pictures.get(event) ?? null,
      startDate: day(from),
      endDate: day(to),
      sortOrder: 0,
      createdAt: now,
      updatedAt: now,
    });
  }
}
