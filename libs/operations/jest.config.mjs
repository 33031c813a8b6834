import { apiPreset } from '../../tools/jest/presets.mjs';

export default apiPreset('libs/operations');
