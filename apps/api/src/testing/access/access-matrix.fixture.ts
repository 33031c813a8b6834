/**
 * Who calls: a stranger, the signed-in owner (without the key), a colleague who may not edit content, the holder of the
 * super-admin key, and programs with an access key that may only read, or also write.
 */
export const CALLERS = ['anonymous', 'owner', 'colleague', 'key', 'reader', 'writer'] as const;
export type Caller = (typeof CALLERS)[number];

/**
 * What a caller gets: access (whatever the call then says to the request), or 401 `account.not_signed_in`,
 * `account.wrong_super_admin_key`, `account.no_super_admin_key`; 403 `access_key.read_only`, `access_key.session_only`,
 * `account.may_not_edit_content`.
 */
export type Access =
  'allowed' | 'not signed in' | 'wrong key' | 'no key' | 'read only' | 'for people' | 'for editors';
type Row = Readonly<Record<Caller, Access>>;

/** The same for all programs, and for all who are signed in. */
const programs = (access: Access) => ({ reader: access, writer: access });
const people = (access: Access) => ({ owner: access, colleague: access });
const SESSION: Omit<Row, 'reader' | 'writer'> = {
  anonymous: 'not signed in',
  ...people('allowed'),
  key: 'not signed in',
};
const PUBLIC: Row = { anonymous: 'allowed', ...people('allowed'), key: 'allowed', ...programs('allowed') };
/** The owner's reads, and their other calls; programs with an access key make them, too. */
const OWNERS_READS: Row = { ...SESSION, ...programs('allowed') };
const OWNERS: Row = { ...SESSION, reader: 'read only', writer: 'allowed' };
/** Changes of what the site says and how it looks. */
export const EDITORS: Row = { ...OWNERS, colleague: 'for editors' };
/** Accounts, access keys, passwords and sessions. */
const PEOPLE: Row = { ...SESSION, ...programs('for people') };
const KEYS: Row = {
  anonymous: 'wrong key',
  ...people('wrong key'),
  key: 'allowed',
  ...programs('wrong key'),
};
/** The key is sent in a header, which others leave out. */
const KEY_HOLDERS: Row = { anonymous: 'no key', ...people('no key'), key: 'allowed', ...programs('no key') };

/**
 * Who may do what: every call of the document by its `operationId`, and nothing else. A new call needs a row here on
 * purpose, since opening one is a decision. Source: specification §6, §12 and §13.
 */
export const ACCESS: Readonly<Record<string, Row>> = {
  // The property, its rooms and prices
  getBrand: PUBLIC,
  updateBrand: EDITORS,
  uploadLogo: EDITORS,
  deleteLogo: EDITORS,
  getProperty: PUBLIC,
  updateProperty: OWNERS,
  uploadHostPicture: OWNERS,
  listDismissedReminders: OWNERS_READS,
  dismissReminder: OWNERS,
  restoreReminder: OWNERS,
  listOwnerNotices: OWNERS_READS,
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
  listAllBreakfastImages: OWNERS_READS,
  uploadBreakfastImage: OWNERS,
  updateBreakfastImage: OWNERS,
  deleteBreakfastImage: OWNERS,
  orderBreakfastImages: OWNERS,

  // Guests' requests and reviews; nobody but the owner reads who they are
  createQuote: PUBLIC,
  listQuotes: OWNERS_READS,
  getQuote: OWNERS_READS,
  updateQuote: OWNERS,
  replyToQuote: OWNERS,
  countQuotes: OWNERS_READS,
  exportQuotes: OWNERS_READS,
  listQuoteDays: OWNERS_READS,
  getReplyTemplates: OWNERS_READS,
  getSampleWords: OWNERS_READS,
  updateReplyTemplates: OWNERS,
  listMessages: OWNERS_READS,
  sendTestMessage: OWNERS,
  retryMessage: OWNERS,
  createReview: PUBLIC,
  listReviews: PUBLIC,
  getReviewSummary: PUBLIC,
  listAllReviews: OWNERS_READS,
  approveReview: OWNERS,
  replyToReview: OWNERS,
  deleteReview: OWNERS,
  exportPerson: OWNERS_READS,
  countErasable: OWNERS_READS,
  erasePerson: OWNERS,
  exportEverything: OWNERS_READS,

  // The owner's own words and pictures
  listContentPages: PUBLIC,
  getContent: PUBLIC,
  listContentSections: OWNERS_READS,
  createContentSection: EDITORS,
  prepareStarterTexts: EDITORS,
  updateContentSection: EDITORS,
  confirmTranslation: EDITORS,
  proposeTranslation: EDITORS,
  getTranslator: OWNERS_READS,
  translateIntoItalian: OWNERS,
  deleteContentSection: EDITORS,
  orderContentSections: EDITORS,
  listSectionRevisions: OWNERS_READS,
  restoreContentSection: EDITORS,
  listContentDrafts: OWNERS_READS,
  discardContentDraft: EDITORS,
  listContentPictures: OWNERS_READS,
  uploadContentPicture: EDITORS,
  deleteContentPicture: EDITORS,
  listPublications: OWNERS_READS,
  publishContent: EDITORS,
  revertPublication: EDITORS,

  // What is on, and who looks
  listEvents: PUBLIC,
  getEventCalendar: PUBLIC,
  listAllEvents: OWNERS_READS,
  createEvent: EDITORS,
  updateEvent: EDITORS,
  deleteEvent: EDITORS,
  recordVisit: PUBLIC,
  countVisits: PUBLIC,
  listVisitDays: OWNERS_READS,
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
  listOwners: KEY_HOLDERS,
  giveOneTimePassword: KEY_HOLDERS,

  // Ways in and out
  getInit: PUBLIC,
  runInit: PUBLIC,
  login: PUBLIC,
  logout: PUBLIC,
  getMe: PEOPLE,
  changePassword: PEOPLE,
  confirmPassword: PEOPLE,
  listSessions: PEOPLE,
  endSession: PEOPLE,
  endOtherSessions: PEOPLE,
  listAccounts: PEOPLE,
  addAccount: PEOPLE,
  changeContentRight: { ...PEOPLE, colleague: 'for editors' },
  deleteAccount: PEOPLE,
  listAccessKeys: PEOPLE,
  createAccessKey: PEOPLE,
  deleteAccessKey: PEOPLE,

  // For monitoring
  checkLive: PUBLIC,
  checkReady: PUBLIC,
};
