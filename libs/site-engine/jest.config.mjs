import { webPreset } from '../../tools/jest/presets.mjs';

export default webPreset('libs/site-engine');
