import { serverPreset } from '../../tools/jest/presets.mjs';

export default serverPreset('libs/operations');
