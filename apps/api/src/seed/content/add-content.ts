import {
  definitionOf,
  PRODUCT_NAME,
  valuesFor,
  type ContentPage,
  type PublishedSection,
} from '@ospite/domain';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { aboutContent } from './about';
import { breakfastContent } from './breakfast';
import type { DemoSection } from './demo-section';
import { contactContent } from './contact';
import { emailsContent } from './emails';
import { guideContent } from './guide';
import { homeContent } from './home';
import { readHouseFacts, type HouseFacts } from './house-facts';
import { notFoundContent } from './not-found';
import { offlineContent } from './offline';
import { pricesContent } from './prices';
import { quoteContent } from './quote';
import { roomContent } from './room';
import { roomsContent } from './rooms';
import { servicesContent } from './services';
import { termsContent } from './terms';

/** In the order in which they are numbered. */
const PAGES = [
  'about',
  'guide',
  'services',
  'contact',
  'prices',
  'home',
  'rooms',
  'room',
  'breakfast',
  'notFound',
  'quote',
  'quoteSent',
  'terms',
  'emails',
  'offline',
] as const satisfies readonly ContentPage[];

/** The demo's texts, page by page. */
export function demoContent(facts: HouseFacts): readonly DemoSection[] {
  return [
    aboutContent,
    guideContent,
    servicesContent,
    contactContent,
    pricesContent,
    homeContent,
    roomsContent,
    roomContent,
    breakfastContent,
    notFoundContent,
    quoteContent,
    termsContent,
    emailsContent,
    offlineContent,
  ].flatMap((content) => content(facts));
}

/**
 * Gives the house there is the demo's texts of some pages, published, in the caller's transaction; does nothing before there
 * is a house. Plain SQL, since a migration does it, too: the records describe the tables
 * as they are now, and not as they were then.
 * @param by who has read them, as histories name people and programs; a house that gets them by a migration has not
 */
export async function addContent(
  em: SqlEntityManager,
  at: Date,
  pages: readonly ContentPage[] = PAGES,
  by = PRODUCT_NAME,
): Promise<void> {
  const execute = (sql: string, values: unknown[]): Promise<{ id: number }[]> => em.execute(sql, values);
  const facts = await readHouseFacts(em);
  if (!facts) return;
  const [publication] = await execute(
    'insert into content_publication (published_at, published_by) values (?, ?) returning id',
    [at, by],
  );
  const content = demoContent(facts);
  for (const page of pages) {
    // Below the texts of a legal page, which any house has.
    const before: { sections: PublishedSection[] }[] = await em.execute(
      'select sections from content_revision where page = ? order by publication_id desc limit 1',
      [page],
    );
    const sections = before.flatMap((revision) => revision.sections);
    for (const { kind, values } of content) {
      const definition = definitionOf({ kind });
      if (definition?.page !== page) continue;
      const whole = valuesFor(definition.fields, values);
      const [row] = await execute(
        `insert into content_section (page, kind, position, hidden, "values", updated_at)
         values (?, ?, ?, false, ?::jsonb, ?) returning id`,
        [page, kind, sections.length, JSON.stringify(whole), at],
      );
      if (row) sections.push({ id: row.id, kind, hidden: false, values: whole });
    }
    if (sections.length > 0)
      await execute(
        'insert into content_revision (publication_id, page, sections) values (?, ?, ?::jsonb) returning id',
        [publication?.id, page, JSON.stringify(sections)],
      );
  }
}
