import { fieldsOfText, type LocalEvent } from '@ospite/domain';
import { presentPicture } from '@ospite/server/rest';
import type { EventResponse } from './event.response';

/** Domain to JSON, every field by name. */
export function presentEvent(event: LocalEvent): EventResponse {
  return {
    id: event.id,
    ...fieldsOfText('title', event.title),
    ...fieldsOfText('description', event.description),
    image: event.picture?.url ?? null,
    picture: event.picture ? presentPicture(event.picture) : null,
    link: event.link,
    startDate: event.startDate,
    endDate: event.endDate,
    location: event.location,
    isActive: event.isActive,
    sortOrder: event.sortOrder,
    createdAt: event.createdAt.toISOString(),
    updatedAt: event.updatedAt.toISOString(),
  };
}
