import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsInstant } from './dto/instant';

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
        'The `updatedAt` that was read: 409 if somebody saved in between. Omitted, the last save wins.',
    }),
    IsOptional(),
    IsInstant(),
  );

/** The state that a change is based on, from its checked field; undefined when the client sends none. */
export function basedOnOf(updatedAt: string | null | undefined): Date | undefined {
  return updatedAt === undefined || updatedAt === null ? undefined : new Date(updatedAt);
}
