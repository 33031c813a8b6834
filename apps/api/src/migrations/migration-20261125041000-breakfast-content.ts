import { Migration } from '@mikro-orm/migrations';
import { addContent } from '../seed/content/add-content';

/** The breakfast becomes the owner's: a house gets those that it showed until now. */
export class Migration20261125041000BreakfastContent extends Migration {
  override up(): Promise<void> {
    return addContent(this.getEntityManager(), new Date(), ['breakfast']);
  }

  override down(): void {
    for (const table of ['content_section', 'content_revision'])
      this.addSql(`delete from "${table}" where page = 'breakfast'`);
  }
}
