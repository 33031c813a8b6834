import { AccessKeyRecord } from './accounts/persistence/access-key.record';
import { AccountRecord } from './accounts/persistence/account.record';
import { SessionRecord } from './accounts/persistence/session.record';
import { BrandRecord } from './brand/persistence/brand.record';
import { BreakfastImageRecord } from './breakfast/persistence/breakfast-image.record';
import { ConsentRecord } from './consents/persistence/consent.record';
import { ContentPictureRecord } from './content/persistence/content-picture.record';
import { ContentPublicationRecord } from './content/persistence/content-publication.record';
import { ContentRevisionRecord } from './content/persistence/content-revision.record';
import { ContentSectionRecord } from './content/persistence/content-section.record';
import { EventRecord } from './events/persistence/event.record';
import { migrations } from './migrations';
import { MailOutageRecord } from './messages/persistence/mail-outage.record';
import { MessageRecord } from './messages/persistence/message.record';
import { ClockTrustRecord } from '@ospite/operations/clock';
import {
  ContentVersionRecord,
  type DatabaseSchema,
  InstallationRecord,
  ServerSecretRecord,
} from '@ospite/server/persistence';
import { RateLimitRecord } from '@ospite/server/limits';
import { DismissedReminderRecord } from './property/persistence/dismissed-reminder.record';
import { PropertyRecord } from './property/persistence/property.record';
import { QuoteChangeRecord } from './quotes/persistence/quote-change.record';
import { QuoteRecord } from './quotes/persistence/quote.record';
import { ReplyTemplatesRecord } from './reply-templates/persistence/reply-templates.record';
import { ReviewRecord } from './reviews/persistence/review.record';
import { PricingRecord } from './rooms/persistence/pricing.record';
import { RoomImageRecord } from './rooms/persistence/room-image.record';
import { RoomSlugHistoryRecord } from './rooms/persistence/room-slug-history.record';
import { RoomRecord } from './rooms/persistence/room.record';
import { SiteSettingRecord } from './settings/persistence/site-setting.record';
import { SuperAdminSettingsRecord } from './settings/persistence/super-admin-settings.record';
import { SiteVisitRecord } from './visits/persistence/site-visit.record';
import { VisitDayRecord, VisitTotalRecord } from './visits/persistence/visit-totals.record';
import { VisitSaltRecord, VisitorOfDayRecord } from './visits/persistence/visit-salt.record';

/** The tables of every module and how they came to be: the ORM knows these and searches for none. */
export const databaseSchema: DatabaseSchema = {
  entities: [
    AccessKeyRecord,
    AccountRecord,
    BrandRecord,
    BreakfastImageRecord,
    ClockTrustRecord,
    ConsentRecord,
    ContentPictureRecord,
    ContentPublicationRecord,
    ContentRevisionRecord,
    ContentSectionRecord,
    ContentVersionRecord,
    DismissedReminderRecord,
    EventRecord,
    InstallationRecord,
    MailOutageRecord,
    MessageRecord,
    PricingRecord,
    PropertyRecord,
    QuoteChangeRecord,
    QuoteRecord,
    ReplyTemplatesRecord,
    ReviewRecord,
    RoomImageRecord,
    RoomRecord,
    RoomSlugHistoryRecord,
    ServerSecretRecord,
    SessionRecord,
    SiteSettingRecord,
    SiteVisitRecord,
    SuperAdminSettingsRecord,
    RateLimitRecord,
    VisitDayRecord,
    VisitSaltRecord,
    VisitTotalRecord,
    VisitorOfDayRecord,
  ],
  migrations,
};
