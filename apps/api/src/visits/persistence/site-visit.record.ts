import type { Language } from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'SiteVisitRecord',
  tableName: 'site_visit',
  indexes: [{ name: 'site_visit_time_index', properties: ['visitedAt'] }],
  properties: {
    id: p.bigint().primary(),
    sessionId: p.string().length(36),
    visitorHash: p.string().length(64),
    language: p.string().length(2).$type<Language>(),
    visitedAt: p.datetime(3),
  },
});

/** A row of table `site_visit`: one visit, for 13 months. Source: specification §3; specification §12. */
export class SiteVisitRecord extends schema.class {}
schema.setClass(SiteVisitRecord);
