export const messageErrors = {
  'message.not_found': 'missing',
  'message.already_sent': 'conflict',
} as const;
