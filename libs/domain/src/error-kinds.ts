import { accessKeyErrors } from './accounts/access-keys/access-key.errors';
import { accountErrors } from './accounts/account.errors';
import { brandErrors } from './brand/brand.errors';
import { breakfastErrors } from './breakfast/breakfast.errors';
import { contentErrors } from './content/content.errors';
import { eventErrors } from './events/event.errors';
import { messageErrors } from './messages/message.errors';
import { privacyErrors } from './privacy/privacy.errors';
import { propertyErrors } from './property/property.errors';
import { quoteErrors } from './quotes/quote.errors';
import { replyTemplateErrors } from './reply-templates/reply-template.errors';
import { reviewErrors } from './reviews/review.errors';
import { roomErrors } from './rooms/room.errors';
import { settingsErrors } from './settings/settings.errors';
import type { ErrorCode, ErrorKind } from './shared';

/** Every domain error by its code, with its kind. */
export const ERROR_KINDS = {
  ...accessKeyErrors,
  ...accountErrors,
  ...brandErrors,
  ...breakfastErrors,
  ...contentErrors,
  ...eventErrors,
  ...messageErrors,
  ...privacyErrors,
  ...propertyErrors,
  ...quoteErrors,
  ...replyTemplateErrors,
  ...reviewErrors,
  ...roomErrors,
  ...settingsErrors,
} as const satisfies Record<ErrorCode, ErrorKind>;
