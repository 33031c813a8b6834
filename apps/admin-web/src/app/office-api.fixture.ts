import type { OwnerNotice } from '@ospite/contracts';
import {
  aPropertyResponse,
  FakeApi,
  someReplyTemplatesResponse,
  type OperationId,
  type Reply,
} from '@ospite/contracts/testing';
import { brandOperations, type BrandState } from '../features/brand/brand.fixture';
import { contentOperations, type ContentState } from '../features/content/content.fixture';
import { eventOperations, type EventState } from '../features/events/events.fixture';
import { galleryOperations, type GalleryState } from '../features/galleries/galleries.fixture';
import { messageOperations, type MessageState } from '../features/messages/messages.fixture';
import { priceOperations, type PriceState } from '../features/prices/prices.fixture';
import { propertyOperations, type PropertyState } from '../features/property/property.fixture';
import { quoteOperations, type QuoteState } from '../features/quotes/quotes.fixture';
import {
  replyTemplateOperations,
  type ReplyTemplateState,
} from '../features/reply-templates/reply-templates.fixture';
import { reviewOperations, type ReviewState } from '../features/reviews/reviews.fixture';
import { roomOperations, type RoomState } from '../features/rooms/rooms.fixture';
import {
  A_PASSWORD,
  AN_ACCOUNT,
  NOT_SIGNED_IN,
  sessionOperations,
  THIS_SESSION,
  type SessionState,
} from '../features/session/session.fixture';
import { accountsOperations, type AccountsState } from '../features/settings/accounts/accounts.fixture';
import { aTestMessage, emailOperations, type EmailState } from '../features/settings/email/email.fixture';
import { settingsOperations, type SettingsState } from '../features/settings/settings.fixture';
import { visitOperations } from '../features/today/today.fixture';

/** Operations that nobody needs to be signed in for. */
const OPEN: readonly OperationId[] = ['login', 'logout', 'getProperty', 'getBrand', 'getInit', 'runInit'];

/**
 * The fake API of the whole back-office, with an owner who is signed in and nothing else. Each feature brings the
 * operations it calls, over the part of this state that is its own.
 */
export class OfficeApi extends FakeApi {
  account: SessionState['account'] = AN_ACCOUNT;
  password = A_PASSWORD;
  setupCode: SessionState['setupCode'] = null;
  sessions: SessionState['sessions'] = [THIS_SESSION];
  quotes: QuoteState['quotes'] = [];
  messages: MessageState['messages'] = [];
  rooms: RoomState['rooms'] = [];
  prices: PriceState['prices'] = [];
  roomImages: GalleryState['roomImages'] = [];
  breakfastImages: GalleryState['breakfastImages'] = [];
  events: EventState['events'] = [];
  translator?: string;
  sections: ContentState['sections'] = [];
  awaitLawyer: ContentState['awaitLawyer'];
  awaitOwner: ContentState['awaitOwner'];
  publications: ContentState['publications'] = [];
  brand: BrandState['brand'] = {
    palette: 'sea',
    typefaces: 'warm',
    logo: null,
    updatedAt: '2026-01-10T09:00:00.000Z',
  };
  property: PropertyState['property'] = aPropertyResponse();
  dismissed: PropertyState['dismissed'] = [];
  replyTemplates: ReplyTemplateState['replyTemplates'] = someReplyTemplatesResponse();
  reviews: ReviewState['reviews'] = [];
  setting: SettingsState['setting'] = {
    id: null,
    key: 'show_reviews_section',
    value: 'false',
    updatedAt: null,
  };
  erasure: SettingsState['erasure'] = { quotes: 0, reviews: 0, messages: 0, mentions: [], records: [] };

  accounts: AccountsState['accounts'] = [{ ...AN_ACCOUNT, createdAt: '2027-05-01T08:30:00.000Z' }];
  accessKeys: AccountsState['accessKeys'] = [];
  testMessage: EmailState['testMessage'] = aTestMessage();

  notices: readonly OwnerNotice[] = [];

  constructor() {
    super();
    Object.assign(
      this.handlers,
      { listOwnerNotices: () => [...this.notices] },
      sessionOperations(this),
      quoteOperations(this),
      messageOperations(this),
      roomOperations(this),
      priceOperations(this),
      galleryOperations(this),
      eventOperations(this),
      contentOperations(this),
      brandOperations(this),
      propertyOperations(this),
      replyTemplateOperations(this),
      visitOperations(),
      reviewOperations(this),
      settingsOperations(this),
      accountsOperations(this),
      emailOperations(this),
    );
  }

  protected override refuse(id: OperationId): Reply | undefined {
    return this.account || OPEN.includes(id) ? undefined : NOT_SIGNED_IN;
  }
}
