export const privacyErrors = {
  'privacy.backups_unreachable': 'unavailable',
} as const;

declare module '../shared/domain-error' {
  interface ErrorTables {
    privacy: typeof privacyErrors;
  }
}
