export const contentErrors = {
  'content.invalid': 'invalid',
  'content.incomplete': 'invalid',
  'content.not_found': 'missing',
  'content.publication_not_found': 'missing',
  'content.picture_not_found': 'missing',
  'content.changed': 'conflict',
  'content.order_changed': 'conflict',
  'content.not_latest': 'conflict',
  'content.section_limit': 'rule',
  'content.page_gone': 'rule',
  'content.page_limit': 'rule',
  'content.picture_limit': 'rule',
  'content.picture_in_use': 'rule',
  'content.key_reused': 'rule',
  'content.section_fixed': 'rule',
  'content.nothing_to_publish': 'rule',
  'content.unread': 'rule',
  'content.translator_off': 'rule',
  'content.translator_unusable': 'rule',
  'content.translator_spent': 'rule',
  'content.translator_busy': 'unavailable',
  'content.translator_unavailable': 'unavailable',
} as const;

declare module '../shared/domain-error' {
  interface ErrorTables {
    content: typeof contentErrors;
  }
}
