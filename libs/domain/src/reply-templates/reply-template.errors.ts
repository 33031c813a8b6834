export const replyTemplateErrors = {
  'reply_template.invalid': 'invalid',
  'reply_template.changed': 'conflict',
} as const;

declare module '../shared/domain-error' {
  interface ErrorTables {
    replyTemplate: typeof replyTemplateErrors;
  }
}
