import type { Property } from '@ospite/contracts/guest';
import type { PageName } from '@ospite/i18n/paths';

/** Whose pages a page may show in a frame: the contact page the map's, and no other page anybody's. Source: decisions §4. */
export function frameOrigins(page: PageName | undefined, property: Property | undefined): readonly string[] {
  const address = page === 'contact' ? property?.mapEmbedUrl : null;
  return address && URL.canParse(address) ? [new URL(address).origin] : [];
}
