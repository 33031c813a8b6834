import { MAX_URL_LENGTH } from '../rooms/room';
import { parseDateOrTimestamp, type CalendarDate } from '../shared/calendar-date';
import type { FieldProblem } from '../shared/field-problem';
import type { Localized } from '../shared/localized';
import { hasControlCharacters, hasLineBreaks } from '../shared/typed-text';
import { isWebAddress } from '../shared/web-address';
import type { LocalEvent } from './event';

/** Source: specification §9, String limits, for the dates; the others are our own. */
export const MAX_EVENT_DATE_LENGTH = 50;
export const MAX_EVENT_TITLE_LENGTH = 200;
export const MAX_EVENT_DESCRIPTION_LENGTH = 4_000;
export const MAX_EVENT_LOCATION_LENGTH = 200;
export const MAX_EVENT_SORT_ORDER = 1_000_000;

/** What the owner decides about an event, complete and checked. */
export type EventDetails = Pick<
  LocalEvent,
  'title' | 'description' | 'link' | 'startDate' | 'endDate' | 'location' | 'isActive' | 'sortOrder'
>;

/** The fields of the event form. The ones without a language are Italian. */
export interface EventDraft {
  readonly title: string;
  readonly titleEn: string;
  readonly titleDe: string;
  readonly titleEs: string;
  readonly description: string;
  readonly descriptionEn: string;
  readonly descriptionDe: string;
  readonly descriptionEs: string;
  /** Days as ISO text; empty for none. */
  readonly startDate: string;
  readonly endDate: string;
  readonly location: string;
  readonly link: string;
  readonly isActive: boolean;
  readonly sortOrder: number;
}

/** A form for an event that nobody has described yet. Source: specification §5, Event admin. */
export const EMPTY_EVENT_DRAFT: EventDraft = {
  title: '',
  titleEn: '',
  titleDe: '',
  titleEs: '',
  description: '',
  descriptionEn: '',
  descriptionDe: '',
  descriptionEs: '',
  startDate: '',
  endDate: '',
  location: '',
  link: '',
  isActive: true,
  sortOrder: 0,
};

export type EventProblemCode =
  | 'required'
  | 'too_long'
  | 'invalid_characters'
  | 'invalid_date'
  | 'before_start'
  | 'invalid_url'
  | 'out_of_range';
export type EventProblem = FieldProblem<keyof EventDraft, EventProblemCode>;

export type EventCheck =
  | { readonly ok: true; readonly details: EventDetails }
  | { readonly ok: false; readonly problems: readonly EventProblem[] };

/** Holds the owner's form against the rules of specification §5 and decisions §5, in the order of its fields. */
export function checkEvent(draft: EventDraft): EventCheck {
  const startDate = parseDateOrTimestamp(draft.startDate.trim()) ?? null;
  const endDate = parseDateOrTimestamp(draft.endDate.trim()) ?? null;
  const link = draft.link.trim();
  const problems = [
    ...titlesAndDescriptions(draft),
    dayProblem('startDate', draft.startDate, startDate),
    endProblem(draft, startDate, endDate),
    textProblem('location', draft.location, MAX_EVENT_LOCATION_LENGTH),
    linkProblem(link),
    orderProblem(draft.sortOrder),
  ].filter((problem) => problem !== null);
  if (problems.length > 0) return { ok: false, problems };
  const details: EventDetails = {
    title: localized(draft.title, draft.titleEn, draft.titleDe, draft.titleEs),
    description: localized(draft.description, draft.descriptionEn, draft.descriptionDe, draft.descriptionEs),
    startDate,
    endDate,
    location: draft.location.trim() || null,
    link: link || null,
    isActive: draft.isActive,
    sortOrder: draft.sortOrder,
  };
  return { ok: true, details };
}

/** The form as it would look filled in with an event, so that a change of some fields can be checked as a whole. */
export function draftOf(event: EventDetails): EventDraft {
  return {
    title: event.title.it,
    titleEn: event.title.en ?? '',
    titleDe: event.title.de ?? '',
    titleEs: event.title.es ?? '',
    description: event.description.it,
    descriptionEn: event.description.en ?? '',
    descriptionDe: event.description.de ?? '',
    descriptionEs: event.description.es ?? '',
    startDate: event.startDate ?? '',
    endDate: event.endDate ?? '',
    location: event.location ?? '',
    link: event.link ?? '',
    isActive: event.isActive,
    sortOrder: event.sortOrder,
  };
}

type Found = EventProblem | null;

function titlesAndDescriptions(draft: EventDraft): Found[] {
  const titles = ['title', 'titleEn', 'titleDe', 'titleEs'] as const;
  const descriptions = ['description', 'descriptionEn', 'descriptionDe', 'descriptionEs'] as const;
  return [
    requiredProblem('title', draft.title),
    ...titles.map((field) => textProblem(field, draft[field], MAX_EVENT_TITLE_LENGTH)),
    requiredProblem('description', draft.description),
    ...descriptions.map((field) => textProblem(field, draft[field], MAX_EVENT_DESCRIPTION_LENGTH, true)),
  ];
}

function requiredProblem(field: keyof EventDraft, text: string): Found {
  return text.trim() ? null : { field, code: 'required' };
}

function textProblem(field: keyof EventDraft, text: string, max: number, severalLines = false): Found {
  const trimmed = text.trim();
  if (trimmed.length > max) return { field, code: 'too_long', facts: { max } };
  const strange = hasControlCharacters(trimmed) || (!severalLines && hasLineBreaks(trimmed));
  return strange ? { field, code: 'invalid_characters' } : null;
}

function dayProblem(field: 'startDate' | 'endDate', text: string, day: CalendarDate | null): Found {
  return text.trim() && !day ? { field, code: 'invalid_date' } : null;
}

function endProblem(draft: EventDraft, start: CalendarDate | null, end: CalendarDate | null): Found {
  const wrong = dayProblem('endDate', draft.endDate, end);
  if (wrong || !end) return wrong;
  if (!draft.startDate.trim()) return { field: 'startDate', code: 'required' };
  return start && end < start ? { field: 'endDate', code: 'before_start' } : null;
}

function linkProblem(link: string): Found {
  if (!link) return null;
  if (link.length > MAX_URL_LENGTH)
    return { field: 'link', code: 'too_long', facts: { max: MAX_URL_LENGTH } };
  return isWebAddress(link) ? null : { field: 'link', code: 'invalid_url' };
}

function orderProblem(order: number): Found {
  if (Number.isInteger(order) && Math.abs(order) <= MAX_EVENT_SORT_ORDER) return null;
  const facts = { min: -MAX_EVENT_SORT_ORDER, max: MAX_EVENT_SORT_ORDER };
  return { field: 'sortOrder', code: 'out_of_range', facts };
}

function localized(it: string, en: string, de: string, es: string): Localized {
  const texts = { en: en.trim(), de: de.trim(), es: es.trim() };
  return { it: it.trim(), ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) };
}
