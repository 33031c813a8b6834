import type { Type as Class } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';

const READ_ONLY = 'ospite:read-only-fields';

/**
 * Names the fields that the matching read returns and a save does not change: they may be sent back and are ignored,
 * whatever they hold; the document calls them `readOnly`.
 */
export function IgnoresReadOnly(fields: Readonly<Record<string, ApiPropertyOptions>>): ClassDecorator {
  return (target) => {
    Reflect.defineMetadata(READ_ONLY, new Set(Object.keys(fields)), target);
    for (const [name, options] of Object.entries(fields))
      ApiPropertyOptional({ ...options, readOnly: true } as ApiPropertyOptions)(target.prototype, name);
  };
}

/** A body without the fields that its class ignores. */
export function withoutReadOnly(body: unknown, shape: Class<unknown>): unknown {
  const ignored: ReadonlySet<string> | undefined = Reflect.getMetadata(READ_ONLY, shape);
  if (!ignored || typeof body !== 'object' || body === null) return body;
  // `fromEntries` and not an assignment, so that `__proto__` stays a field like any other.
  return Object.fromEntries(Object.entries(body).filter(([name]) => !ignored.has(name)));
}
