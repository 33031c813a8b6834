import { PAGE_OF_LIST } from '@ospite/contracts/site';
import { asksForStay, MAX_QUOTE_GUESTS, MIN_QUOTE_GUESTS, parseCalendarDate } from '@ospite/domain';
import { matchPath, type PageName } from '@ospite/i18n/paths';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { type Address, UncachedPages } from '@ospite/site-engine/server';
import type { PageExtras } from './page-renderer';

/** A slug is no longer; whether there is such a room is the page's to say. */
const MAX_SLUG_LENGTH = 50;
/** A number of a page as links write it, so that no page has two addresses. */
const PAGE_FORM = /^[1-9]\d{0,3}$/;

/**
 * Sends pages that show what the query of their address asks for, which without script only the server can: the quote form
 * with the stay that was chosen beside the prices, rooms with what a stay in them costs, and further reviews. They are
 * rendered for each request, like what follows a form, and so are the first to be refused in a rush: then the page that
 * everyone sees stands.
 */
@Injectable()
export class QueriedPages {
  constructor(private readonly pages: UncachedPages<PageExtras>) {}

  /** @returns false where the page that everyone sees is to stand */
  async send(response: Response, { path, query }: Address): Promise<boolean> {
    if (!asksFor(matchPath(path)?.page, query)) return false;
    const url = response.req.originalUrl;
    return this.pages.sendPrivate(response, path, { search: url.slice(url.indexOf('?')) });
  }
}

function asksFor(page: PageName | undefined, query: URLSearchParams): boolean {
  if (page === 'quote') return namesStay(query);
  // Dates that cannot be had are asked for as well: the page says what is wrong with them.
  if (page === 'rooms' || page === 'room') return asksForStay(query);
  const number = page === 'review' ? query.get(PAGE_OF_LIST) : null;
  return number !== null && PAGE_FORM.test(number) && number !== '1';
}

/** Whether it names a stay, or a part of one; a field that was left blank counts for nothing. */
function namesStay(query: URLSearchParams): boolean {
  const checks: Readonly<Record<string, (text: string) => boolean>> = {
    room: (text) => text.length <= MAX_SLUG_LENGTH,
    checkIn: (text) => parseCalendarDate(text) !== undefined,
    checkOut: (text) => parseCalendarDate(text) !== undefined,
    guests: (text) =>
      /^\d$/.test(text) && Number(text) >= MIN_QUOTE_GUESTS && Number(text) <= MAX_QUOTE_GUESTS,
  };
  const given = Object.entries(checks).flatMap(([name, check]) => {
    const text = query.get(name);
    return text ? [check(text)] : [];
  });
  return given.length > 0 && given.every(Boolean);
}
