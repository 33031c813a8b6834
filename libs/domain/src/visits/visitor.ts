import type { CalendarDate } from '../shared';

/** Words by which robots, link previews and monitors name themselves in a user agent. */
const ROBOT_WORDS =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|monitor|uptime|headless|lighthouse|curl|wget|python|java\/|go-http|okhttp|axios|node|scrapy|archiver|validator|scan/i;

/** Whether a user agent, or the lack of one, is a program's rather than a person's. Source: specification §14. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent?.trim() || ROBOT_WORDS.test(userAgent);
}

/** Who visits, as the request tells it. It is hashed at once and never stored. */
export interface Visitor {
  /** As limits count senders: an IPv4 address or an IPv6 /64. */
  readonly sender: string;
  readonly userAgent: string;
}

/** Port: hashes a visitor so that nobody can be found by the hash, not even by us two days later. */
export abstract class VisitorHasher {
  /** @returns a hash of sender and user agent with the random salt of the day */
  abstract hash(visitor: Visitor, day: CalendarDate): Promise<string>;
}
