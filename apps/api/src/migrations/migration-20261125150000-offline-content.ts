import { Migration } from '@mikro-orm/migrations';
import { addContent } from '../seed/content/add-content';

/** What stands in place of an offline site becomes the owner's: a house gets what it showed until now. */
export class Migration20261125150000OfflineContent extends Migration {
  override up(): Promise<void> {
    return addContent(this.getEntityManager(), new Date(), ['offline']);
  }

  override down(): void {
    for (const table of ['content_section', 'content_revision'])
      this.addSql(`delete from "${table}" where page = 'offline'`);
  }
}
