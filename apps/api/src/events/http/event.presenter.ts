import type { LocalEvent } from '@ospite/domain';
import { presentPicture } from '@ospite/server/rest';
import type { EventResponse } from './event.response';

/** Domain to JSON, every field by name. */
export function presentEvent(event: LocalEvent): EventResponse {
  return {
    id: event.id,
    title: event.title.it,
    titleEn: event.title.en ?? null,
    titleDe: event.title.de ?? null,
    titleEs: event.title.es ?? null,
    description: event.description.it,
    descriptionEn: event.description.en ?? null,
    descriptionDe: event.description.de ?? null,
    descriptionEs: event.description.es ?? null,
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
