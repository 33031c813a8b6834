import {
  parseDateOrTimestamp,
  DomainError,
  linkOrNull,
  linkProblem,
  MAX_URL_LENGTH,
  textOrNull,
  textProblem,
  wholeNumberProblem,
  fieldsOfText,
  flatTextProblems,
  namesOf,
  textOfFields,
  type CalendarDate,
  type FieldProblem,
  type FlatTexts,
} from '../shared';
import type { LocalEvent } from './event';

/** Source: specification §9, String limits. */
export const MAX_EVENT_DATE_LENGTH = 50;
/** Longest texts, and largest number in the lists' order; our own limits. */
export const MAX_EVENT_TITLE_LENGTH = 200;
export const MAX_EVENT_DESCRIPTION_LENGTH = 4_000;
export const MAX_EVENT_LOCATION_LENGTH = 200;
export const MAX_EVENT_SORT_ORDER = 1_000_000;

/** What the owner decides about an event, complete and checked. */
export type EventDetails = Pick<
  LocalEvent,
  'title' | 'description' | 'link' | 'startDate' | 'endDate' | 'location' | 'isActive' | 'sortOrder'
>;

/** The fields of the event form, of the right type but not checked. */
export interface EventDraft extends FlatTexts<'title' | 'description'> {
  /** Days as ISO text; empty for none. */
  readonly startDate: string;
  readonly endDate: string;
  readonly location: string;
  readonly link: string;
  readonly isActive: boolean;
  readonly sortOrder: number;
}

/** The form of a new event. Source: specification §5, Event admin. */
export const EMPTY_EVENT_DRAFT: EventDraft = {
  ...fieldsOfText('title', { it: '' }),
  ...fieldsOfText('description', { it: '' }),
  startDate: '',
  endDate: '',
  location: '',
  link: '',
  isActive: true,
  sortOrder: 0,
};

/** The names of the form's fields: nothing else of a request is read. */
export const EVENT_DRAFT_FIELDS = namesOf(EMPTY_EVENT_DRAFT);

type EventCheck =
  | { readonly ok: true; readonly details: EventDetails }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** Checks the owner's form in the order of its fields. Source: specification §5, §13. */
export function checkEvent(draft: EventDraft): EventCheck {
  const startDate = parseDateOrTimestamp(draft.startDate.trim()) ?? null;
  const endDate = parseDateOrTimestamp(draft.endDate.trim()) ?? null;
  const problems = [
    ...flatTextProblems('title', draft, { max: MAX_EVENT_TITLE_LENGTH }),
    ...flatTextProblems('description', draft, { max: MAX_EVENT_DESCRIPTION_LENGTH, severalLines: true }),
    dayProblem('startDate', draft.startDate, startDate),
    endProblem(draft, startDate, endDate),
    textProblem('location', draft.location, { max: MAX_EVENT_LOCATION_LENGTH }),
    linkProblem('link', draft.link, MAX_URL_LENGTH),
    wholeNumberProblem('sortOrder', draft.sortOrder, -MAX_EVENT_SORT_ORDER, MAX_EVENT_SORT_ORDER),
  ].filter((problem) => problem !== null);
  if (problems.length > 0) return { ok: false, problems };
  const details: EventDetails = {
    title: textOfFields('title', draft),
    description: textOfFields('description', draft),
    startDate,
    endDate,
    location: textOrNull(draft.location),
    link: linkOrNull(draft.link),
    isActive: draft.isActive,
    sortOrder: draft.sortOrder,
  };
  return { ok: true, details };
}

/** The details of a form that passes every rule. @throws DomainError `event.invalid` with the fields */
export function checkedEvent(draft: EventDraft): EventDetails {
  const check = checkEvent(draft);
  if (!check.ok) throw new DomainError('event.invalid', {}, check.problems);
  return check.details;
}

/** The form filled in with an event, so that a change of some fields can be checked as a whole. */
export function eventDraftOf(event: EventDetails): EventDraft {
  return {
    ...fieldsOfText('title', event.title),
    ...fieldsOfText('description', event.description),
    startDate: event.startDate ?? '',
    endDate: event.endDate ?? '',
    location: event.location ?? '',
    link: event.link ?? '',
    isActive: event.isActive,
    sortOrder: event.sortOrder,
  };
}

function dayProblem(
  field: 'startDate' | 'endDate',
  text: string,
  day: CalendarDate | null,
): FieldProblem | null {
  return text.trim() && !day ? { field, code: 'invalid_date' } : null;
}

function endProblem(
  draft: EventDraft,
  start: CalendarDate | null,
  end: CalendarDate | null,
): FieldProblem | null {
  const wrong = dayProblem('endDate', draft.endDate, end);
  if (wrong || !end) return wrong;
  if (!draft.startDate.trim()) return { field: 'startDate', code: 'required' };
  return start && end < start ? { field: 'endDate', code: 'before_start' } : null;
}
