/**
 * What the server and the web apps it serves agree on beside the HTTP API. They are built apart and may not import each
 * other, so their types stand here; in an entry of their own, so that the server does not load the clients with them.
 * Builds import it as it is, so nothing in it needs compiling but types.
 */

import type { Brand } from './generated/brand.gen';
import type { Content, ContentPage } from './generated/content.gen';
import type { RoomDetail } from './generated/rooms.gen';

/** Cookie and browser-storage key of the language that a visitor chose. Source: specification §3, §10. */
export const LANGUAGE_KEY = 'lang';
/** How long the cookie lasts: a year. Source: specification §10, Which language a page speaks. */
export const LANGUAGE_COOKIE_SECONDS = 365 * 86_400;

/** Where the server serves what the web apps' builds make. */
export const ASSETS_PREFIX = '/assets/';
export const REMOTES_PREFIX = '/remotes/';
export const BUILT_FILES = {
  site: `${ASSETS_PREFIX}site/`,
  portal: `${ASSETS_PREFIX}portal/`,
  admin: `${REMOTES_PREFIX}admin/`,
  superAdmin: `${REMOTES_PREFIX}super-admin/`,
} as const;

/** Asks for a page. Nothing in it belongs to one visitor but a form that was sent. */
export interface PageRequest {
  /** Without a query; it also says the language. */
  readonly path: string;
  /** Where the renderer reaches the API, such as `http://127.0.0.1:3000`. */
  readonly apiOrigin: string;
  /** The site's own address for canonical links, without a trailing slash. */
  readonly publicUrl: string;
  /** The day at the property, `YYYY-MM-DD`. */
  readonly today: string;
  /** Render this notice, whatever the path. */
  readonly offline?: OfflineNotice;
  readonly refusedForm?: RefusedForm;
  /** The form could not be taken, because of a limit or a failure of ours: say so, keep what was typed. */
  readonly formFailed?: boolean;
  /** What was sent, for the page after sending. */
  readonly sentQuote?: SentQuote;
  /** The query of the address, with its question mark, where the page is to show what it asks for. */
  readonly search?: string;
  /** The unpublished room that a signed-in owner previews, in place of what guests would read. */
  readonly previewRoom?: RoomDetail;
  /** The draft of the page that a signed-in owner previews, in place of what guests would read. */
  readonly previewContent?: DraftContent;
  /** How the site looks; null where that could not be read, for a page that is not to be kept. */
  readonly brand?: PageBrand | null;
  readonly development: boolean;
  /** E-mails do not leave this installation now: the page promises none. */
  readonly sendsNoEmail?: boolean;
  /** Where words of guests go that the owner reads in Italian; left out where there is no such service. */
  readonly translatorHost?: string;
  /** The page is not for everyone: what its script needs stands in the document and is nowhere else. */
  readonly embedState?: boolean;
  /** Of the same page as it was rendered before: if it fits still, nothing is rendered. */
  readonly unlessFingerprint?: string;
}

/** What a phone calls the site on its home screen. */
export const MANIFEST_PATH = '/site.webmanifest';

/** How the site looks, and where its icons are. */
export interface PageBrand extends Pick<Brand, 'palette' | 'typefaces' | 'logo'> {
  /** For a phone's home screen, for tabs, and for link previews of pages without a picture; a square each. */
  readonly icons?: { readonly touch: string; readonly tab: string; readonly preview: string };
}

/** What an owner has written for a page and not published. */
export interface DraftContent {
  /** The pages that there would be, with what menus call them. */
  readonly pages: readonly ContentPage[];
  /** Left out where guests would see nothing of it. */
  readonly content?: {
    readonly page: Content['page'];
    readonly sections: readonly { readonly id: number; readonly kind: string; readonly values: object }[];
  };
}

/** What guests see in place of the site while it is offline. Source: specification §11. */
export interface OfflineNotice {
  /** When the site returns by itself, as an ISO instant; null where nobody has said. */
  readonly until: string | null;
  /** Instead of the usual sentence, in the languages it was written in. */
  readonly text: {
    readonly it: string;
    readonly en?: string;
    readonly de?: string;
    readonly es?: string;
  } | null;
}

/** A form that was posted without script and refused: what was typed, and what is wrong with it. */
export interface RefusedForm {
  readonly values: Readonly<Record<string, string | readonly string[]>>;
  readonly errors: readonly {
    readonly field: string;
    readonly code: string;
    readonly facts?: Readonly<Record<string, unknown>>;
  }[];
}

/** Name of the parameter by which an address asks for a further page of a list, counted from 1. */
export const PAGE_OF_LIST = 'page';

/**
 * Parameter of an address with which a signed-in owner sees a page before it is public: of a room, or with the draft of its
 * content.
 * Source: specification §11.
 */
export const PREVIEW = 'anteprima';

/** Parameter of a back-office address with the path of the guests' page that its owner has come from. */
export const FROM_PAGE = 'da';

/**
 * Name of the parameter by which the address of the page after sending says what was sent. Source: specification §11.
 */
export const QUOTE_REF = 'ref';

/** A request for a quote as the page after sending tells it: nothing of the person, nothing typed freely. */
export interface SentQuote {
  /** The reference that the page's address holds. */
  readonly ref: string;
  readonly id: number;
  /** `YYYY-MM-DD`. */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly guests: number;
  /** Slug and name of the room; null for no preference. */
  readonly preferredRoom: string | null;
  readonly preferredRoomName: string | null;
}
/**
 * Id of the thanks on the review page. They are hidden until the address names them, which is where a review that was
 * posted without script leads: so the page stays the same for everyone, and one cache entry.
 */
export const REVIEW_SENT_ID = 'review-sent';

/** Where page states are served; the hash of the content follows, then the path of the page. */
export const PAGE_STATE_PREFIX = '/page-state/';

/** `/portal.json`: where the portal finds its remotes' manifests and the API. */
export interface PortalSettings {
  readonly remotes: { readonly admin: string; readonly superAdmin: string };
  /** Origin of the API without a trailing slash; empty for the page's own origin. */
  readonly apiBaseUrl: string;
}

/**
 * Marks a browser in which a preview link was opened, until the link ends: the script reads it, since it cannot read the
 * link's own cookie. It grants nothing. Source: specification §11.
 */
export const PREVIEWING_COOKIE = 'previewing';

/**
 * Readable by scripts and of no value: it keeps tracking code and banners away from the owner.
 * Source: specification §11.
 */
export const STAFF_COOKIE = 'staff';

/** It as a browser that an owner is signed in to has it. */
export const STAFF_MARK = `${STAFF_COOKIE}=1`;

/** The `reason` of a 401 whose session was ended, and has not run out. */
export const SESSION_ENDED = 'session_ended';

/** Browser-storage key of a visitor's choice about cookies. Source: specification §9. */
export const CONSENT_KEY = 'cookie-consent';
