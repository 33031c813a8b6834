import { plainPreset } from '../../tools/jest/presets.mjs';

export default plainPreset('libs/contracts');
