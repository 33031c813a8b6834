import { Migration } from '@mikro-orm/migrations';
import { addContent } from '../seed/content/add-content';

/** What the terms say of one house alone becomes its owner's: a house gets what it showed until now. */
export class Migration20261125140000TermsContent extends Migration {
  override up(): Promise<void> {
    return addContent(this.getEntityManager(), new Date(), ['terms']);
  }

  override down(): void {
    for (const table of ['content_section', 'content_revision'])
      this.addSql(`delete from "${table}" where page = 'terms'`);
  }
}
