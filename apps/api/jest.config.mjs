import { serverPreset } from '../../tools/jest/presets.mjs';

export default serverPreset('apps/api', ['fifth-language.spec.ts', 'argon2-secret-hasher.spec.ts']);
