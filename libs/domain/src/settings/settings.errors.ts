export const settingsErrors = {
  'settings.invalid': 'invalid',
  'settings.unknown_key': 'missing',
  'settings.changed': 'conflict',
} as const;

declare module '../shared/domain-error' {
  interface ErrorTables {
    settings: typeof settingsErrors;
  }
}
