import { webPreset } from '../../tools/jest/presets.mjs';

export default webPreset('apps/super-admin-web');
