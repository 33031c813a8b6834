import { Migration20261121100000PlatformAccountsSettings } from './migration-20261121100000-platform-accounts-settings';
import { Migration20261121101000RoomsQuotesMessages } from './migration-20261121101000-rooms-quotes-messages';
import { Migration20261121150001Guests } from './migration-20261121150001-guests';
import { Migration20261121150010Breakfast } from './migration-20261121150010-breakfast';
import { Migration20261121150020QuoteHistory } from './migration-20261121150020-quote-history';
import { Migration20261121163000MessagesAskedFor } from './migration-20261121163000-messages-asked-for';
import { Migration20261121170000SavesToldApart } from './migration-20261121170000-saves-told-apart';
import { Migration20261121180200Installation } from './migration-20261121180200-installation';
import { Migration20261121182100HeldConfirmations } from './migration-20261121182100-held-confirmations';
import { Migration20261121182200ReviewLetters } from './migration-20261121182200-review-letters';
import { Migration20261122060000PropertyValues } from './migration-20261122060000-property-values';
import { Migration20261122060100BedsAndSize } from './migration-20261122060100-beds-and-size';
import { Migration20261122061000ReplyKeys } from './migration-20261122061000-reply-keys';
import { Migration20261122080000OfflineEndAndText } from './migration-20261122080000-offline-end-and-text';
import { Migration20261122113000ReplyTemplates } from './migration-20261122113000-reply-templates';
import { Migration20261122114500AccessKeys } from './migration-20261122114500-access-keys';
import { Migration20261122150000OneTimePasswords } from './migration-20261122150000-one-time-passwords';
import { Migration20261122151000UploadKeys } from './migration-20261122151000-upload-keys';
import { Migration20261122151100QuickLists } from './migration-20261122151100-quick-lists';
import { Migration20261122155000HostPictures } from './migration-20261122155000-host-pictures';
import { Migration20261122181500EventKeys } from './migration-20261122181500-event-keys';
import { Migration20261122182000RestoredMessages } from './migration-20261122182000-restored-messages';
import { Migration20261123071500CreationKeys } from './migration-20261123071500-creation-keys';
import { Migration20261123160456MailOutage } from './migration-20261123160456-mail-outage';
import { Migration20261123161500OwnerNotices } from './migration-20261123161500-owner-notices';
import { Migration20261123164000ClockTrust } from './migration-20261123164000-clock-trust';
import { Migration20261123170500KeptSessions } from './migration-20261123170500-kept-sessions';
import { Migration20261123200500TriesBegun } from './migration-20261123200500-tries-begun';
import { Migration20261124172629StepFree } from './migration-20261124172629-step-free';
import { Migration20261124233500Content } from './migration-20261124233500-content';
import { Migration20261125002000GuideContent } from './migration-20261125002000-guide-content';
import { Migration20261125003000ContentPictures } from './migration-20261125003000-content-pictures';
import { Migration20261125004000ServicesContent } from './migration-20261125004000-services-content';
import { Migration20261125010000HomeContent } from './migration-20261125010000-home-content';
import { Migration20261125014000TaxInReplies } from './migration-20261125014000-tax-in-replies';
import { Migration20261125040000RoomsContent } from './migration-20261125040000-rooms-content';
import { Migration20261125041000BreakfastContent } from './migration-20261125041000-breakfast-content';
import { Migration20261125042000NotFoundContent } from './migration-20261125042000-not-found-content';
import { Migration20261125092500QuoteContent } from './migration-20261125092500-quote-content';
import { Migration20261125140000TermsContent } from './migration-20261125140000-terms-content';

/** All migrations, oldest first. The database remembers them by name, so a name never changes. */
export const migrations = [
  {
    name: '20261121100000-platform-accounts-settings',
    class: Migration20261121100000PlatformAccountsSettings,
  },
  { name: '20261121101000-rooms-quotes-messages', class: Migration20261121101000RoomsQuotesMessages },
  { name: '20261121150001-guests', class: Migration20261121150001Guests },
  { name: '20261121150010-breakfast', class: Migration20261121150010Breakfast },
  { name: '20261121150020-quote-history', class: Migration20261121150020QuoteHistory },
  { name: '20261121163000-messages-asked-for', class: Migration20261121163000MessagesAskedFor },
  { name: '20261121170000-saves-told-apart', class: Migration20261121170000SavesToldApart },
  { name: '20261121180200-installation', class: Migration20261121180200Installation },
  { name: '20261121182100-held-confirmations', class: Migration20261121182100HeldConfirmations },
  { name: '20261121182200-review-letters', class: Migration20261121182200ReviewLetters },
  { name: '20261122060000-property-values', class: Migration20261122060000PropertyValues },
  { name: '20261122060100-beds-and-size', class: Migration20261122060100BedsAndSize },
  { name: '20261122061000-reply-keys', class: Migration20261122061000ReplyKeys },
  { name: '20261122080000-offline-end-and-text', class: Migration20261122080000OfflineEndAndText },
  { name: '20261122113000-reply-templates', class: Migration20261122113000ReplyTemplates },
  { name: '20261122114500-access-keys', class: Migration20261122114500AccessKeys },
  { name: '20261122150000-one-time-passwords', class: Migration20261122150000OneTimePasswords },
  { name: '20261122151000-upload-keys', class: Migration20261122151000UploadKeys },
  { name: '20261122151100-quick-lists', class: Migration20261122151100QuickLists },
  { name: '20261122155000-host-pictures', class: Migration20261122155000HostPictures },
  { name: '20261122181500-event-keys', class: Migration20261122181500EventKeys },
  { name: '20261122182000-restored-messages', class: Migration20261122182000RestoredMessages },
  { name: '20261123071500-creation-keys', class: Migration20261123071500CreationKeys },
  { name: '20261123160456-mail-outage', class: Migration20261123160456MailOutage },
  { name: '20261123161500-owner-notices', class: Migration20261123161500OwnerNotices },
  { name: '20261123164000-clock-trust', class: Migration20261123164000ClockTrust },
  { name: '20261123170500-kept-sessions', class: Migration20261123170500KeptSessions },
  { name: '20261123200500-tries-begun', class: Migration20261123200500TriesBegun },
  { name: '20261124172629-step-free', class: Migration20261124172629StepFree },
  { name: '20261124233500-content', class: Migration20261124233500Content },
  { name: '20261125002000-guide-content', class: Migration20261125002000GuideContent },
  { name: '20261125003000-content-pictures', class: Migration20261125003000ContentPictures },
  { name: '20261125004000-services-content', class: Migration20261125004000ServicesContent },
  { name: '20261125010000-home-content', class: Migration20261125010000HomeContent },
  { name: '20261125014000-tax-in-replies', class: Migration20261125014000TaxInReplies },
  { name: '20261125040000-rooms-content', class: Migration20261125040000RoomsContent },
  { name: '20261125041000-breakfast-content', class: Migration20261125041000BreakfastContent },
  { name: '20261125042000-not-found-content', class: Migration20261125042000NotFoundContent },
  { name: '20261125092500-quote-content', class: Migration20261125092500QuoteContent },
  { name: '20261125140000-terms-content', class: Migration20261125140000TermsContent },
];
