import { serverPreset } from '../../tools/jest/presets.mjs';

export default serverPreset('libs/server', [
  'shutdown.spec.ts',
  'public-cache.spec.ts',
  'summarised-warning.spec.ts',
]);
