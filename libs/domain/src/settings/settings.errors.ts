export const settingsErrors = {
  'settings.unknown_key': 'missing',
  'settings.changed': 'conflict',
} as const;
