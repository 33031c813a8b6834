import { baseApi as api } from '../base-api';
export const addTagTypes = ['super-admin'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listOwners: build.query<ListOwnersApiResponse, ListOwnersApiArg>({
        query: () => ({ url: `/api/super-admin/accounts` }),
        providesTags: ['super-admin'],
      }),
      giveOneTimePassword: build.mutation<GiveOneTimePasswordApiResponse, GiveOneTimePasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/super-admin/accounts/${encodeURIComponent(String(queryArg.accountId))}/one-time-password`,
          method: 'POST',
        }),
        invalidatesTags: ['super-admin'],
      }),
      getSuperAdminSettings: build.query<GetSuperAdminSettingsApiResponse, GetSuperAdminSettingsApiArg>({
        query: () => ({ url: `/api/super-admin/settings` }),
        providesTags: ['super-admin'],
      }),
      updateSuperAdminSettings: build.mutation<
        UpdateSuperAdminSettingsApiResponse,
        UpdateSuperAdminSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/super-admin/settings`,
          method: 'PUT',
          body: queryArg.updateSuperAdminSettingsRequest,
        }),
        invalidatesTags: ['super-admin'],
      }),
      unlockSuperAdmin: build.mutation<UnlockSuperAdminApiResponse, UnlockSuperAdminApiArg>({
        query: (queryArg) => ({
          url: `/api/super-admin/unlock`,
          method: 'POST',
          body: queryArg.unlockSuperAdminRequest,
        }),
        invalidatesTags: ['super-admin'],
      }),
      createPreview: build.mutation<CreatePreviewApiResponse, CreatePreviewApiArg>({
        query: () => ({ url: `/api/super-admin/preview`, method: 'POST' }),
        invalidatesTags: ['super-admin'],
      }),
      previewBanner: build.mutation<PreviewBannerApiResponse, PreviewBannerApiArg>({
        query: (queryArg) => ({
          url: `/api/super-admin/banner-preview`,
          method: 'POST',
          body: queryArg.previewBannerRequest,
        }),
        invalidatesTags: ['super-admin'],
      }),
      getSuperAdminHealth: build.query<GetSuperAdminHealthApiResponse, GetSuperAdminHealthApiArg>({
        query: () => ({ url: `/api/super-admin/health` }),
        providesTags: ['super-admin'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as superAdminApi };
export type ListOwnersApiResponse = /** status 200 The accounts. */ ListedAccount[];
export type ListOwnersApiArg = void;
export type GiveOneTimePasswordApiResponse =
  /** status 201 The password, which is shown only once. */ OneTimePassword;
export type GiveOneTimePasswordApiArg = {
  accountId: number;
};
export type GetSuperAdminSettingsApiResponse = /** status 200 The settings. */ SuperAdminSettings;
export type GetSuperAdminSettingsApiArg = void;
export type UpdateSuperAdminSettingsApiResponse =
  /** status 200 The settings as they were stored. */ SuperAdminSettings;
export type UpdateSuperAdminSettingsApiArg = {
  updateSuperAdminSettingsRequest: UpdateSuperAdminSettingsRequest;
};
export type UnlockSuperAdminApiResponse = unknown;
export type UnlockSuperAdminApiArg = {
  unlockSuperAdminRequest: UnlockSuperAdminRequest;
};
export type CreatePreviewApiResponse = /** status 201 The link, and when it expires. */ PreviewLink;
export type CreatePreviewApiArg = void;
export type PreviewBannerApiResponse = /** status 200 The banner as guests would see it. */ BannerPreview;
export type PreviewBannerApiArg = {
  previewBannerRequest: PreviewBannerRequest;
};
export type GetSuperAdminHealthApiResponse = /** status 200 How it is doing. */ SuperAdminHealth;
export type GetSuperAdminHealthApiArg = void;
export type ListedAccount = {
  id: number;
  username: string;
  role: 'admin';
  /** True until the owner has chosen a password. */
  mustChangePassword: boolean;
  /** True while the password is a one-time password that somebody else knows: every call except the change of password is refused. */
  hasOneTimePassword: boolean;
  /** Whether it may change what the site says and how it looks; others only read that. */
  mayEditContent: boolean;
  createdAt: string;
};
export type FieldProblem = {
  /** The field, nested ones with dots. */
  field: string;
  /** Stable code; the clients hold the sentence. */
  code: string;
  /** The same in English, for programmers. */
  message: string;
  /** Numbers and names that a sentence about it may need. */
  facts?: {
    [key: string]: string | number;
  };
};
export type Problem = {
  /** The code as a URN. */
  type: string;
  /** The name of the status. */
  title: string;
  /** The status again. */
  status: number;
  /** Stable code of the refusal. */
  code: string;
  /** What happened, in English. */
  detail: string;
  /** What is wrong with which field; with every 400 about fields. */
  errors?: FieldProblem[];
  /** The one field that a conflict or a rule is about. */
  field?: string;
  /** When somebody saved in between. */
  savedAt?: string;
  /** Who saved in between, where a history tells. */
  savedBy?: string;
  /** Of the room or event that came with the `Idempotency-Key` before. */
  id?: number;
  /** How many there may be. */
  limit?: number;
  /** The same as in `Retry-After`. */
  retryAfterSeconds?: number;
  /** Stable code of the cause; `checkReady` and `getMe` list them. */
  reason?: string;
};
export type OneTimePassword = {
  username: string;
  /** Generated; it is shown only once. */
  password: string;
};
export type LocalizedText = {
  it: string;
  en?: string;
  de?: string;
  es?: string;
};
export type SuperAdminSettings = {
  /** While true, and until `offlineUntil`, public pages show the offline notice. */
  siteOffline: boolean;
  /** Script for the page head. */
  trackingCode: string;
  /** HTML text; empty shows nothing. Links, pictures and simple layout are kept; scripts and the like are removed. */
  bannerFooter: string;
  bannerMidSite: string;
  bannerMobileTop: string;
  bannerMobileMid1: string;
  bannerMobileMid2: string;
  bannerMobileBottom: string;
  id: number;
  /** When the site returns by itself. Null: it stays offline until it is switched on. */
  offlineUntil: string | null;
  /** What the notice says instead of the usual sentence, at most 500 characters in each language. */
  offlineText: LocalizedText | null;
  /** Origins that the tracking script may call. */
  trackingOrigins: string[];
  updatedAt: string;
};
export type TextsInput = {
  it: string;
  en?: string;
  de?: string;
  es?: string;
};
export type UpdateSuperAdminSettingsRequest = {
  /** While true, and until `offlineUntil`, public pages show the offline notice. */
  siteOffline: boolean;
  /** Script for the page head. */
  trackingCode: string;
  /** HTML text; empty shows nothing. Links, pictures and simple layout are kept; scripts and the like are removed. */
  bannerFooter: string;
  bannerMidSite: string;
  bannerMobileTop: string;
  bannerMobileMid1: string;
  bannerMobileMid2: string;
  bannerMobileBottom: string;
  /** When the site returns by itself. Null: it stays offline until it is switched on. Omitted, it stays as it was. */
  offlineUntil?: string | null;
  /** What the notice says instead of the usual sentence, at most 500 characters in each language. Omitted, it stays as it was. */
  offlineText?: TextsInput | null;
  /** Origins (`https://host`) that the tracking script may call. Omitted or unchanged, the list follows a new tracking code. */
  trackingOrigins?: string[];
  /** The super-admin key; the first one is in `credentials.txt` of the data folder. */
  superAdminKey: string;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
};
export type UpdateSuperAdminSettingsRequestRead = {
  /** While true, and until `offlineUntil`, public pages show the offline notice. */
  siteOffline: boolean;
  /** Script for the page head. */
  trackingCode: string;
  /** HTML text; empty shows nothing. Links, pictures and simple layout are kept; scripts and the like are removed. */
  bannerFooter: string;
  bannerMidSite: string;
  bannerMobileTop: string;
  bannerMobileMid1: string;
  bannerMobileMid2: string;
  bannerMobileBottom: string;
  /** When the site returns by itself. Null: it stays offline until it is switched on. Omitted, it stays as it was. */
  offlineUntil?: string | null;
  /** What the notice says instead of the usual sentence, at most 500 characters in each language. Omitted, it stays as it was. */
  offlineText?: TextsInput | null;
  /** Origins (`https://host`) that the tracking script may call. Omitted or unchanged, the list follows a new tracking code. */
  trackingOrigins?: string[];
  /** The super-admin key; the first one is in `credentials.txt` of the data folder. */
  superAdminKey: string;
  /** The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins. */
  updatedAt?: string;
  id?: number;
};
export type UnlockSuperAdminRequest = {
  /** The super-admin key; the first one is in `credentials.txt` of the data folder. */
  superAdminKey: string;
};
export type PreviewLink = {
  /** Opens the site past the offline notice. */
  url: string;
  expiresAt: string;
};
export type RemovedBannerPart = {
  /** A whole element, or part of an element that stays. */
  kind: 'element' | 'attribute' | 'address' | 'style';
  /** The name of the element. */
  element: string;
  /** The element, the attribute, the beginning of the address, or the style. */
  name: string;
  /** How often it occurred. */
  count: number;
};
export type BannerPreview = {
  /** What would be stored. */
  html: string;
  /** What would be removed; at most 50. */
  removed: RemovedBannerPart[];
  /** Other hosts from which it loads pictures. If there are any, it waits for consent to marketing. */
  pictureOrigins: string[];
};
export type PreviewBannerRequest = {
  /** The banner as written. */
  html: string;
};
export type AlarmReport = {
  /** The same code as in the log and in the metrics. */
  code:
    | 'database_unreachable'
    | 'database_not_writable'
    | 'migrations_pending'
    | 'disk_full'
    | 'backups_unreachable'
    | 'backup_damaged'
    | 'backup_late'
    | 'backup_unproven'
    | 'deletion_waits'
    | 'email_refused'
    | 'email_late'
    | 'email_failed'
    | 'disk_low'
    | 'job_failed';
  /** When this server noticed. */
  since: string;
};
export type DatabaseReport = {
  /** Version of PostgreSQL. */
  version: string;
  /** Size of the database in bytes. */
  bytes: number;
  /** Applied migrations. */
  migrationsApplied: number;
  /** Migrations that the program knows and the database lacks. */
  migrationsPending: number;
  /** The last one. */
  lastMigration: string | null;
};
export type PoolReport = {
  /** Connections in use by a request. */
  inUse: number;
  /** Connections that may be opened for requests. */
  size: number;
  /** Statements that wait for a connection. */
  waiting: number;
};
export type EmailReport = {
  /** Without `SMTP_URL` e-mails are written as files. */
  transport: 'smtp' | 'files';
  /** E-mails that will be sent automatically, now or at their next try. */
  waiting: number;
  /** When the oldest of them was written. */
  oldestWaitingSince: string | null;
  /** E-mails that failed for good; the owner can have them sent. */
  failed: number;
  /** E-mails that wait for the owner. */
  held: number;
};
export type DiskReport = {
  /** Free on the disk of the data folder, in bytes. With less than 500 MB no pictures are accepted. */
  freeBytes: number;
  totalBytes: number;
};
export type NewestBackup = {
  /** The moment whose data it holds. */
  at: string;
  /** Its size in bytes. */
  bytes: number;
};
export type BackupReport = {
  /** A folder, or the address of a bucket. */
  place: string;
  /** Whether the storage responds. */
  isReachable: boolean;
  /** Whether it is on the disk of the data folder, and lost together with the site. */
  isOnSameDisk: boolean;
  /** Null while there is none, or the storage does not respond. */
  newest: NewestBackup | null;
  /** Every backup has been read back intact since then, one older one each night. Null while there is none, or one was never read back. */
  provenSince: string | null;
  /** Names of backups that were damaged when they were read back, that night or later, since the last good one. */
  damaged: string[];
};
export type JobRun = {
  outcome: 'completed' | 'failed' | 'running' | 'waiting-to-retry';
  /** When it ended, or began when it has not ended. */
  at: string;
};
export type JobReport = {
  name: string;
  /** When it runs by itself: five fields of cron, on the clock of Rome. */
  schedule: string | null;
  /** Null when it has not run in the last seven days. */
  lastRun: JobRun | null;
  /** When it is due by its timetable; null without one. */
  nextRun: string | null;
};
export type ErrorReport = {
  at: string;
  /** The program’s own sentence. */
  what: string;
  /** Name and code of the error. */
  error: string;
  /** Its place in the sources. */
  place: string | null;
};
export type SuperAdminHealth = {
  /** `attention` with any concern. */
  status: 'ok' | 'attention';
  /** What an operator should look into, most urgent first. */
  concerns: (
    | 'database_not_writable'
    | 'migrations_pending'
    | 'disk_full'
    | 'backups_unreachable'
    | 'backup_damaged'
    | 'backup_late'
    | 'backup_unproven'
    | 'deletion_waits'
    | 'email_refused'
    | 'email_late'
    | 'email_failed'
    | 'email_to_files'
    | 'disk_low'
    | 'job_failed'
    | 'backups_on_same_disk'
  )[];
  /** What this server has found wrong, most urgent first; it checks twice a minute, and logs each alarm once when it is raised and once when it is over. */
  alarms: AlarmReport[];
  /** Version of Ospite. */
  version: string;
  /** When this server started. */
  startedAt: string;
  /** Raised by every change that guests can see. */
  contentVersion: number;
  database: DatabaseReport;
  /** Connections of this server to the database. */
  pool: PoolReport;
  email: EmailReport;
  disk: DiskReport;
  /** Backups of the whole site, one every night. */
  backups: BackupReport;
  jobs: JobReport[];
  /** The last 20 errors of this server since it started, newest first, without personal data. */
  errors: ErrorReport[];
};
export const {
  useListOwnersQuery,
  useGiveOneTimePasswordMutation,
  useGetSuperAdminSettingsQuery,
  useUpdateSuperAdminSettingsMutation,
  useUnlockSuperAdminMutation,
  useCreatePreviewMutation,
  usePreviewBannerMutation,
  useGetSuperAdminHealthQuery,
} = injectedRtkApi;
