export const messageErrors = {
  'message.not_found': 'missing',
  'message.already_sent': 'conflict',
  'message.too_many_tests': 'limit',
} as const;

declare module '../shared/domain-error' {
  interface ErrorTables {
    message: typeof messageErrors;
  }
}
