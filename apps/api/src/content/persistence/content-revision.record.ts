import type { ContentPage, PublishedSection } from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { ContentPublicationRecord } from './content-publication.record';
import { PAGE_LENGTH } from './content-section.record';

const schema = defineEntity({
  name: 'ContentRevisionRecord',
  tableName: 'content_revision',
  uniques: [{ name: 'content_revision_page_unique', properties: ['page', 'publicationId'] }],
  properties: {
    id: p.integer().primary(),
    publicationId: p.manyToOne(ContentPublicationRecord).mapToPk().fieldName('publication_id').index(false),
    page: p.string().length(PAGE_LENGTH).$type<ContentPage>(),
    sections: p.json<readonly PublishedSection[]>(),
  },
});

/** A row of table `content_revision`: a page as a publication left it. None is ever changed. */
export class ContentRevisionRecord extends schema.class {}
schema.setClass(ContentRevisionRecord);
