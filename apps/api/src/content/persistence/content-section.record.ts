import type { ContentPage, SectionValues, TranslationMark } from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';

/** Names of pages and kinds are short words of the code's own. */
export const PAGE_LENGTH = 40;
const KIND_LENGTH = 80;

const schema = defineEntity({
  name: 'ContentSectionRecord',
  tableName: 'content_section',
  indexes: [{ name: 'content_section_page_index', properties: ['page', 'position'] }],
  properties: {
    id: p.integer().primary(),
    page: p.string().length(PAGE_LENGTH).$type<ContentPage>(),
    kind: p.string().length(KIND_LENGTH),
    position: p.integer(),
    hidden: p.boolean().default(false),
    values: p.json<SectionValues>(),
    marks: p.json<readonly TranslationMark[]>().default([]),
    updatedAt: p.datetime(3),
  },
});

/** A row of table `content_section`: a section of a page's draft. */
export class ContentSectionRecord extends schema.class {}
schema.setClass(ContentSectionRecord);
