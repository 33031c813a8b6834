import { addDays, dayOf, type CalendarDate } from '@ospite/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import { EventRecord } from '../events/persistence/event.record';
import type { MediaFiles } from '@ospite/server/media';
import { ReviewRecord } from '../reviews/persistence/review.record';
import { SiteSettingRecord } from '../settings/persistence/site-setting.record';
import { VisitTotalRecord } from '../visits/persistence/visit-totals.record';
import { DEMO_EVENTS } from './demo-events';
import { DEMO_REVIEWS } from './demo-reviews';
import { readEncodedPicture } from './pictures/encoded-pictures';

const DAY_MS = 86_400_000;

/** Those of former years, of which only the totals are kept; guests see no number below a hundred. */
const FORMER_VISITS = { visits: 2_318, visitors: 1_046 } as const;

/**
 * What guests wrote, how many came by, what is on around the property, and the switch that shows the reviews. The
 * caller's transaction holds the files' lock.
 */
export async function addGuestsPart(em: EntityManager, media: MediaFiles, now: Date): Promise<void> {
  addReviews(em, now);
  await addEvents(em, media, now);
  em.create(VisitTotalRecord, { shard: 0, ...FORMER_VISITS });
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

/** The first such weekday from a day on; the day itself where none is asked for. */
function firstWeekday(date: CalendarDate | null, weekday: number | undefined): CalendarDate | null {
  if (date === null || weekday === undefined) return date;
  return addDays(date, (weekday - new Date(date).getUTCDay() + 7) % 7);
}

async function addEvents(em: EntityManager, media: MediaFiles, now: Date): Promise<void> {
  const day = (offset: number | undefined): CalendarDate | null =>
    offset === undefined ? null : addDays(dayOf(now), offset);
  for (const event of DEMO_EVENTS) {
    const { title, description, link, location, isActive, picture, from, weekday, to } = event;
    em.create(EventRecord, {
      title,
      description,
      link,
      location,
      isActive,
      picture: picture ? await media.savePicture('events', await readEncodedPicture(picture)) : null,
      startDate: firstWeekday(day(from), weekday),
      endDate: day(to),
      sortOrder: 0,
      createdAt: now,
      updatedAt: now,
    });
  }
}
