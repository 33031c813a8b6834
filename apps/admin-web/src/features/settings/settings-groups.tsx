import type { SettingsGroup } from '@ospite/i18n/office-paths';
import type { ComponentType } from 'react';
import { Accounts } from './accounts/accounts';
import { EmailSettings } from './email/email-settings';
import { AccessKeys } from './keys/access-keys';
import { OwnData } from './own-data';
import { ReviewsSwitch } from './reviews-switch';

interface SettingsGroupInfo {
  /** Keys of what the group is called, and of what it is for. */
  readonly title: string;
  readonly help: string;
  readonly Content: ComponentType;
}

/** The groups of the settings, in the order of the list; a new one is a line here and one in `SETTINGS_GROUPS`. */
export const SETTINGS: Readonly<Record<SettingsGroup, SettingsGroupInfo>> = {
  reviews: {
    title: 'office:settings.reviews.title',
    help: 'office:settings.reviews.about',
    Content: ReviewsSwitch,
  },
  email: { title: 'office:email.title', help: 'office:email.about', Content: EmailSettings },
  accounts: { title: 'office:accounts.title', help: 'office:accounts.about', Content: Accounts },
  keys: { title: 'office:keys.title', help: 'office:keys.about', Content: AccessKeys },
  data: { title: 'office:settings.data.title', help: 'office:settings.data.about', Content: OwnData },
};
