import { Migration } from '@mikro-orm/migrations';
import { addContent } from '../seed/content/add-content';

/** The words around a request become the owner's: a house gets those that it showed until now. */
export class Migration20261125092500QuoteContent extends Migration {
  override up(): Promise<void> {
    return addContent(this.getEntityManager(), new Date(), ['quote', 'quoteSent']);
  }

  override down(): void {
    for (const table of ['content_section', 'content_revision'])
      this.addSql(`delete from "${table}" where page in ('quote', 'quoteSent')`);
  }
}
