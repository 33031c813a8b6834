import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { read } from './deploy-files.mjs';

/**
 * @param {'kubernetes' | 'compose'} name Of a file in `tools/deploy/schemas`.
 * @returns {(value: unknown) => string[]} What is wrong with a value.
 */
export function schemaCheck(name) {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
  });
  addFormats.default(ajv, ['ipv4']);
  const validate = ajv.compile(JSON.parse(read(`tools/deploy/schemas/${name}.json`)));
  return (value) =>
    validate(value)
      ? []
      : (validate.errors ?? []).map(
          ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
        );
}
