import type { Localized } from '../shared';

/** Longest name of a template in characters, and how many templates there may be; our own limits. */
export const MAX_REPLY_TEMPLATE_NAME_LENGTH = 60;
export const MAX_REPLY_TEMPLATES = 20;

/** What an owner writes to guests again and again. Source: specification §7, Further calls. */
export interface ReplyTemplate {
  /** For the owner alone. */
  readonly name: string;
  readonly subject: Localized;
  readonly body: Localized;
}

/** All templates, in the owner's order. */
export interface ReplyTemplates {
  readonly templates: readonly ReplyTemplate[];
  readonly updatedAt: Date;
}
