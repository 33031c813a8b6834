import type { SiteTables } from '@ospite/operations/backups';

/**
 * Tables that stay out of archives: who is signed in, counters, what a day's visitors are hashed with, and what says
 * which database this is. The migrations are in the manifest; jobs have a schema of their own and are never looked at.
 */
const LEFT_OUT: readonly string[] = [
  'clock_trust',
  'installation',
  'mail_outage',
  'mikro_orm_migrations',
  'session',
  'throttle',
  'visit_salt',
  'visitor_of_day',
];

/** What a backup has to know of the tables of all modules. A table that is added some day is backed up. */
export const backedUpTables: SiteTables = {
  leftOut: LEFT_OUT,
  // Signing keys are made again; the hash of the super-admin key is kept, so that the key still opens the restored site.
  rowsKept: { server_secret: { column: 'name', values: ['super-admin-key'] } },
  withoutPictures: [
    'consent',
    'message',
    'quote',
    'quote_change',
    'review',
    'site_visit',
    'visit_day',
    'visit_total',
  ],
  filledByItself: [
    ...LEFT_OUT,
    'brand',
    'content_version',
    'reply_templates',
    'server_secret',
    'super_admin_settings',
    'visit_total',
  ],
};
