import { webPreset } from '../../tools/jest/presets.mjs';

export default webPreset('apps/public-web');
