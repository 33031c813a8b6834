import { Migration } from '@mikro-orm/migrations';
import { addContent } from '../seed/content/add-content';

/** The words above rooms and around each become the owner's: a house gets those that it showed until now. */
export class Migration20261125040000RoomsContent extends Migration {
  override up(): Promise<void> {
    return addContent(this.getEntityManager(), new Date(), ['rooms', 'room']);
  }

  override down(): void {
    for (const table of ['content_section', 'content_revision'])
      this.addSql(`delete from "${table}" where page in ('rooms', 'room')`);
  }
}
