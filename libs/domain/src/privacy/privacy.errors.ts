export const privacyErrors = {
  'privacy.backups_unreachable': 'unavailable',
} as const;
