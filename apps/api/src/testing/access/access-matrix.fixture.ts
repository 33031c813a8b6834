/** Who calls: a stranger, the signed-in owner (without the key), the holder of the super-admin key. */
export const CALLERS = ['anonymous', 'owner', 'key'] as const;
export type Caller = (typeof CALLERS)[number];

/**
 * What a caller gets: access (whatever the call then says to the request), or 401 `account.not_signed_in`,
 * `account.wrong_super_admin_key`, `account.no_super_admin_key`.
 */
export type Access = 'allowed' | 'not signed in' | 'wrong key' | 'no key';
type Row = Readonly<Record<Caller, Access>>;

const PUBLIC: Row = { anonymous: 'allowed', owner: 'allowed', key: 'allowed' };
const OWNERS: Row = { anonymous: 'not signed in', owner: 'allowed', key: 'not signed in' };
const KEYS: Row = { anonymous: 'wrong key', owner: 'wrong key', key: 'allowed' };
/** The key is sent in a header, which others leave out. */
const KEY_HOLDERS: Row = { anonymous: 'no key', owner: 'no key', key: 'allowed' };

/**
 * Who may do what: every call of the document by its `operationId`, and nothing else. A new call needs a row here on
 * purpose, since opening one is a decision. Source: specification §6, decisions §4 and §5.
 */
export const ACCESS: Readonly<Record<string, Row>> = {
  // The property, its rooms and prices
  getProperty: PUBLIC,
  updateProperty: OWNERS,
  listRooms: PUBLIC,
  getRoom: PUBLIC,
  createRoom: OWNERS,
  updateRoom: OWNERS,
  deleteRoom: OWNERS,
  listRoomImages: PUBLIC,
  uploadRoomImage: OWNERS,
  updateRoomImage: OWNERS,
  deleteRoomImage: OWNERS,
  orderRoomImages: OWNERS,
  setMainRoomImage: OWNERS,
  listPrices: PUBLIC,
  updatePrice: OWNERS,
  deletePrice: OWNERS,
  listBreakfastImages: PUBLIC,
  listAllBreakfastImages: OWNERS,
  uploadBreakfastImage: OWNERS,
  updateBreakfastImage: OWNERS,
  deleteBreakfastImage: OWNERS,
  orderBreakfastImages: OWNERS,

  // Guests' requests and reviews; nobody but the owner reads who they are
  createQuote: PUBLIC,
  listQuotes: OWNERS,
  getQuote: OWNERS,
  updateQuote: OWNERS,
  replyToQuote: OWNERS,
  exportQuotes: OWNERS,
  listQuoteDays: OWNERS,
  getReplyTemplates: OWNERS,
  updateReplyTemplates: OWNERS,
  listMessages: OWNERS,
  retryMessage: OWNERS,
  createReview: PUBLIC,
  listReviews: PUBLIC,
  getReviewSummary: PUBLIC,
  listAllReviews: OWNERS,
  approveReview: OWNERS,
  replyToReview: OWNERS,
  deleteReview: OWNERS,
  exportPerson: OWNERS,
  erasePerson: OWNERS,
  exportEverything: OWNERS,

  // What is on, and who looks
  listEvents: PUBLIC,
  getEventCalendar: PUBLIC,
  listAllEvents: OWNERS,
  createEvent: OWNERS,
  updateEvent: OWNERS,
  deleteEvent: OWNERS,
  recordVisit: PUBLIC,
  countVisits: PUBLIC,
  listVisitDays: OWNERS,
  recordConsent: PUBLIC,

  // Switches and keys
  getSetting: PUBLIC,
  updateSetting: OWNERS,
  getSuperAdminSettings: PUBLIC,
  updateSuperAdminSettings: KEYS,
  unlockSuperAdmin: KEYS,
  getSuperAdminHealth: KEY_HOLDERS,
  createPreview: KEY_HOLDERS,
  previewBanner: KEY_HOLDERS,

  // Ways in and out
  getInit: PUBLIC,
  runInit: PUBLIC,
  login: PUBLIC,
  logout: PUBLIC,
  getMe: OWNERS,
  changePassword: OWNERS,
  endOtherSessions: OWNERS,

  // For monitoring
  checkLive: PUBLIC,
  checkReady: PUBLIC,
};
