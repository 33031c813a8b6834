import { Migration } from '@mikro-orm/migrations';
import { addLegalTexts } from '../seed/content/legal/add-legal-texts';

/**
 * The legal texts become the owner's. Whoever has a house or an account gets what the pages showed until now, with the days
 * on which those words were changed; a new installation gets them when it starts.
 */
export class Migration20261125183000LegalContent extends Migration {
  override async up(): Promise<void> {
    const em = this.getEntityManager();
    const owned = await em.execute(
      'select 1 where exists (select 1 from property) or exists (select 1 from account)',
    );
    if (owned.length > 0) await addLegalTexts(em);
  }

  override down(): void {
    const pages = `page in ('privacyPolicy', 'cookiePolicy', 'privacy', 'accessibility')`;
    this.addSql(`delete from content_revision where ${pages} or sections::text like '%"terms.paragraph"%'`);
    this.addSql(`delete from content_section where ${pages} or kind = 'terms.paragraph'`);
  }
}
