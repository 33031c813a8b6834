export const settingsErrors = {
  'settings.invalid': 'rule',
  'settings.unknown_key': 'missing',
  'settings.changed': 'conflict',
} as const;
