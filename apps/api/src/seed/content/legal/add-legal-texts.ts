import { definitionOf, PRODUCT_NAME, valuesFor, type LegalPage, type PublishedSection } from '@ospite/domain';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { DemoSection } from '../demo-section';
import { ACCESSIBILITY } from './accessibility';
import { COOKIE_POLICY } from './cookie-policy';
import { PRIVACY } from './privacy';
import { PRIVACY_POLICY } from './privacy-policy';
import { TERMS } from './terms';

interface LegalText {
  readonly page: LegalPage;
  /** When its words were changed last: the page says so. */
  readonly at: Date;
  readonly sections: readonly DemoSection[];
}

/** The texts that an installation begins with: they hold for any house, which they name by placeholders. */
export const LEGAL_TEXTS: readonly LegalText[] = [
  { page: 'privacyPolicy', at: new Date('2026-11-22T12:00Z'), sections: PRIVACY_POLICY },
  { page: 'privacy', at: new Date('2026-11-22T12:00Z'), sections: PRIVACY },
  { page: 'accessibility', at: new Date('2026-11-29T12:00Z'), sections: ACCESSIBILITY },
  { page: 'cookiePolicy', at: new Date('2026-11-23T12:00Z'), sections: COOKIE_POLICY },
  { page: 'terms', at: new Date('2026-11-25T12:00Z'), sections: TERMS },
];

/**
 * Gives the legal pages their texts, published, above what stands there already, in the caller's transaction; a page that has
 * or had such a text keeps its own. Plain SQL, since a migration does it, too (`addContent`).
 */
export async function addLegalTexts(em: SqlEntityManager): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('content', 0))`);
  for (const text of LEGAL_TEXTS) await addLegalText(em, text);
}

async function addLegalText(em: SqlEntityManager, { page, at, sections }: LegalText): Promise<void> {
  const [before] = (await em.execute(
    `select coalesce((select sections from content_revision where page = ? order by publication_id desc limit 1), '[]') as sections,
       (select max(published_at) from content_publication p join content_revision r on r.publication_id = p.id
        where r.page = ?) as "publishedAt",
       exists (select 1 from content_section where page = ? and kind like '%.paragraph')
         or exists (select 1 from content_revision where page = ? and sections::text like '%.paragraph"%') as "isThere"`,
    [page, page, page, page],
  )) as [{ sections: PublishedSection[]; publishedAt: string | Date | null; isThere: boolean }];
  if (before.isThere) return;
  await em.execute('update content_section set position = position + ? where page = ?', [
    sections.length,
    page,
  ]);
  const added: PublishedSection[] = [];
  for (const { kind, values } of sections) {
    const definition = definitionOf({ kind });
    const whole = valuesFor(definition?.fields ?? {}, values);
    const [row] = (await em.execute(
      `insert into content_section (page, kind, position, hidden, "values", updated_at)
       values (?, ?, ?, false, ?::jsonb, ?) returning id`,
      [page, kind, added.length, JSON.stringify(whole), at],
    )) as [{ id: number }];
    added.push({ id: row.id, kind, hidden: false, values: whole });
  }
  // What stood there may have been changed since these words were.
  const publishedAt = new Date(
    Math.max(at.getTime(), before.publishedAt ? Date.parse(`${before.publishedAt}`) : 0),
  );
  const [publication] = (await em.execute(
    'insert into content_publication (published_at, published_by) values (?, ?) returning id',
    [publishedAt, PRODUCT_NAME],
  )) as [{ id: number }];
  await em.execute(
    'insert into content_revision (publication_id, page, sections) values (?, ?, ?::jsonb) returning id',
    [publication.id, page, JSON.stringify([...added, ...before.sections])],
  );
}
