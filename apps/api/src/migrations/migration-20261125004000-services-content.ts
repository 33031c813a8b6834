import { Migration } from '@mikro-orm/migrations';
import { addContent } from '../seed/content/add-content';

const PAGES = ['services', 'contact', 'prices'] as const;

/**
 * Services, the ways to the house, and what prices include become the owner's: a house gets the texts that it showed until
 * now.
 */
export class Migration20261125004000ServicesContent extends Migration {
  override up(): Promise<void> {
    return addContent(this.getEntityManager(), new Date(), PAGES);
  }

  override down(): void {
    for (const table of ['content_section', 'content_revision'])
      this.addSql(`delete from "${table}" where page in ('${PAGES.join("', '")}')`);
  }
}
