import { webPreset } from '../../tools/jest/presets.mjs';

export default webPreset('apps/admin-web');
