import type { CalendarDate } from '../shared/calendar-date';

/** Words in a user agent by which robots, link previews and monitors name themselves. */
const ROBOT_WORDS =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|monitor|uptime|headless|lighthouse|curl|wget|python|java\/|go-http|okhttp|axios|node|scrapy|archiver|validator|scan/i;

/** Whether a user agent is a program's rather than a person's; a missing one is. Source: decisions §6. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent?.trim() || ROBOT_WORDS.test(userAgent);
}

/** Who visits, as the request tells it. It is hashed at once and never stored. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
}

/** Port: names a visitor of a day so that nobody can be found by the name, not even by us two days later. */
export abstract class VisitorNames {
  /** @returns a hash of address and agent with the random salt of the day */
  abstract nameOf(visitor: Visitor, day: CalendarDate): Promise<string>;
}
