import type { Type as Class } from '@nestjs/common';

const MOST_VALUES = 'ospite:most-values';

/**
 * Lets a body hold more fields and items of lists than others: for parts of it that are plain objects to class-validator,
 * and have a quicker check of their own, and for what only the owner sends.
 */
export function HoldsValues(count: number): ClassDecorator {
  return (target) => Reflect.defineMetadata(MOST_VALUES, count, target);
}

/** How many a body of this class may hold; undefined for as many as any other. */
export function mostValues(shape: Class<unknown>): number | undefined {
  const count: unknown = Reflect.getMetadata(MOST_VALUES, shape);
  return typeof count === 'number' ? count : undefined;
}
