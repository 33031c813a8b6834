import { Migration } from '@mikro-orm/migrations';
import { addContent } from '../seed/content/add-content';

/** The guide of the area becomes the owner's: a house gets the texts that it showed until now. */
export class Migration20261125002000GuideContent extends Migration {
  override up(): Promise<void> {
    return addContent(this.getEntityManager(), new Date(), ['guide']);
  }

  override down(): void {
    for (const table of ['content_section', 'content_revision'])
      this.addSql(`delete from "${table}" where page = 'guide'`);
  }
}
