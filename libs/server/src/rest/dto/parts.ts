import { applyDecorators, type Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsArray, IsObject, ValidateIf, ValidateNested } from 'class-validator';

/** A field that must be sent, and may be null. */
export const OrNull = () => ValidateIf((_body: unknown, value: unknown) => value !== null);

/** A field that is an object of this class. `ValidateNested` alone would accept a list. */
export const Part = (part: Class<unknown>) =>
  applyDecorators(
    IsObject(),
    ValidateNested(),
    Type(() => part),
  );

/** A field that is a list of objects of this class. */
export const ListOf = (part: Class<unknown>) =>
  applyDecorators(
    IsArray(),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
    Type(() => part),
  );
