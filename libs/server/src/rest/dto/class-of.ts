import type { Type } from '@nestjs/common';

/** A class whose fields follow from a list, such as that of the languages: each with its decorators, in this order. */
export function classOf<Fields extends object>(
  fields: readonly (readonly [name: string, decorators: readonly PropertyDecorator[]])[],
): Type<Fields> {
  class Listed {}
  for (const [name, decorators] of fields)
    for (const decorate of decorators) decorate(Listed.prototype, name);
  return Listed as Type<Fields>;
}
