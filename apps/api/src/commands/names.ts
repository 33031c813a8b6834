/** What the server can be asked to do. `quality/deploy` compares what manifests and units run; so this imports nothing. */
export const COMMAND_NAMES = [
  'serve',
  'openapi',
  'migrate',
  'migration-check',
  'migration-release',
  'migration-create',
  'account',
  'clock',
  'media',
  'backup',
  'restore',
  'demo-pictures',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];
