import { Migration } from '@mikro-orm/migrations';
import { addContent } from '../seed/content/add-content';

/** What confirmations say in the owner's voice becomes the owner's: a house gets what they said until now. */
export class Migration20261125143000EmailsContent extends Migration {
  override up(): Promise<void> {
    return addContent(this.getEntityManager(), new Date(), ['emails']);
  }

  override down(): void {
    for (const table of ['content_section', 'content_revision'])
      this.addSql(`delete from "${table}" where page = 'emails'`);
  }
}
