import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { isISO8601, IsOptional, ValidateBy } from 'class-validator';

/**
 * The field `updatedAt` of a change, which names the state that it is based on: documented, and checked to be an instant
 * when it is there. The document has no example, since none would be current.
 */
export const BasedOn = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      format: 'date-time',
      description:
        'The `updatedAt` that was read: 409 if somebody saved in between. Left out, the last save wins.',
    }),
    IsOptional(),
    ValidateBy({ name: 'isInstant', validator: { validate: isInstant } }),
  );

/** ISO 8601 has spellings that `Date` does not read, such as weeks. */
function isInstant(value: unknown): boolean {
  return typeof value === 'string' && isISO8601(value, { strict: true }) && !Number.isNaN(Date.parse(value));
}

/** The state that a change is based on, from its checked field; undefined when the client sends none. */
export function basedOnOf(updatedAt: string | null | undefined): Date | undefined {
  return updatedAt === undefined || updatedAt === null ? undefined : new Date(updatedAt);
}
