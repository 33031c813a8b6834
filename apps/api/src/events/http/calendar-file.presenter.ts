import { slugOf, type CalendarEntry, type Language } from '@ospite/domain';
import { PublicFile } from '@ospite/server/cache';

const TYPE = 'text/calendar; charset=utf-8';
/** Octets of a line without its end. Source: RFC 5545 §3.1. */
const MAX_LINE_OCTETS = 75;

/**
 * An event as a calendar file (RFC 5545). Our own, for it is one event of whole days: a library would bring rules of
 * recurrence and time zones for a dozen lines.
 * @param host of this installation; with it the event's name is unique among all calendars
 */
export function presentCalendarFile(entry: CalendarEntry, host: string): PublicFile {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ospite//Events//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    // The same for as long as the event exists, so that a second download replaces the first.
    `UID:event-${entry.eventId}-${utcTime(entry.createdAt)}@${host}`,
    // Without a method it is the moment of the last change, and so the file of an unchanged event stays the same.
    `DTSTAMP:${utcTime(entry.updatedAt)}`,
    `LAST-MODIFIED:${utcTime(entry.updatedAt)}`,
    `DTSTART;VALUE=DATE:${withoutDashes(entry.firstDay)}`,
    `DTEND;VALUE=DATE:${withoutDashes(entry.dayAfter)}`,
    textLine('SUMMARY', entry.title.text, entry.title.language),
    textLine('DESCRIPTION', entry.description.text, entry.description.language),
    ...(entry.location ? [textLine('LOCATION', entry.location, 'it')] : []),
    ...(entry.link ? [`URL:${new URL(entry.link).href}`] : []),
    // Whole days that would else keep the guest from being free.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const name = slugOf(entry.title.text) || `event-${entry.eventId}`;
  return new PublicFile(`${name}.ics`, TYPE, lines.map((line) => `${folded(line)}\r\n`).join(''));
}

function textLine(name: string, text: string, language: Language): string {
  return `${name};LANGUAGE=${language}:${escaped(text)}`;
}

/** Source: RFC 5545 §3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** The line in pieces, each but the first after a space; no character is cut in two. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/** `20260501T083000Z` */
function utcTime(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function withoutDashes(day: string): string {
  return day.replaceAll('-', '');
}
