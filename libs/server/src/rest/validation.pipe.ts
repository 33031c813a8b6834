import { Injectable, ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import type { FieldProblem, FieldProblemCode } from '@ospite/domain/shared';
import type { ValidationError } from 'class-validator';
import { checkBodyLimits } from '../bodies/body-limits';
import { mostValues } from './fields/holds-values';
import { siftKnownFields } from './fields/known-fields';
import { RequestProblem } from '../problems/problem';
import { withoutReadOnly } from './fields/read-only-fields';

/** Stable codes for the constraints of class-validator that requests use. */
const CONSTRAINT_CODES: Readonly<Record<string, FieldProblemCode>> = {
  whitelistValidation: 'unknown_field',
  isNotEmpty: 'required',
  isString: 'wrong_type',
  isInt: 'wrong_type',
  isNumber: 'wrong_type',
  isBoolean: 'wrong_type',
  isArray: 'wrong_type',
  isObject: 'wrong_type',
  nestedValidation: 'wrong_type',
  unknownValue: 'wrong_type',
  maxLength: 'too_long',
  arrayMaxSize: 'too_many',
  arrayMinSize: 'required',
  min: 'out_of_range',
  max: 'out_of_range',
  isIn: 'unknown_value',
  isInstant: 'invalid_date',
  matches: 'invalid_format',
};

// Of several problems of one field the most basic one is reported: a missing text is not also "of the wrong type".
const PRECEDENCE: readonly FieldProblemCode[] = ['unknown_field', 'required', 'wrong_type'];

/**
 * Validates a request against its class: unknown fields are refused, types are not converted (a class says so where text
 * must become a number, as in a query). What is wrong is a 400 `request.invalid` with the fields.
 */
@Injectable()
export class RequestValidationPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      transform: true,
      stopAtFirstError: false,
      // Values, to tell what is missing from what is wrong; no problem repeats them.
      validationError: { target: false, value: true },
      exceptionFactory: (errors) =>
        new RequestProblem(
          'request.invalid',
          errors.flatMap((error) => problemsOf(error)),
        ),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'custom') return value;
    const hasClass = this.toValidate(metadata);
    const given = hasClass && metadata.type === 'body' && value === undefined ? {} : value;
    if (hasClass && (typeof given !== 'object' || given === null || Array.isArray(given)))
      throw new RequestProblem('request.malformed');
    const shape = hasClass ? metadata.metatype : undefined;
    const taken = shape ? withoutReadOnly(given, shape) : given;
    checkBodyLimits(taken, metadata.data ?? '', shape && mostValues(shape));
    if (!shape) return super.transform(taken, metadata);
    const { value: known, problems } = siftKnownFields(taken, shape);
    try {
      const checked: unknown = await super.transform(known, metadata);
      if (problems.length > 0) throw new RequestProblem('request.invalid');
      return checked;
    } catch (error) {
      throw withProblems(problems, error);
    }
  }
}

/** Both lists of problems in one; a field of the first is not named again. */
function withProblems(first: readonly FieldProblem[], error: unknown): unknown {
  if (!(error instanceof RequestProblem) || error.code !== 'request.invalid') return error;
  const named = new Set(first.map(({ field }) => field));
  return new RequestProblem(error.code, [...first, ...error.fields.filter(({ field }) => !named.has(field))]);
}

function problemsOf(error: ValidationError, parent = ''): FieldProblem[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const nested = (error.children ?? []).flatMap((child) => problemsOf(child, field));
  const code = codeOf(error);
  return code === undefined ? nested : [{ field, code }, ...nested];
}

function codeOf(error: ValidationError): FieldProblemCode | undefined {
  const codes = Object.keys(error.constraints ?? {}).map(
    (name) => CONSTRAINT_CODES[name] ?? 'invalid_format',
  );
  if (codes.length === 0) return undefined;
  const missing = error.value === undefined || error.value === null;
  if (missing && !codes.includes('unknown_field')) return 'required';
  return PRECEDENCE.find((code) => codes.includes(code)) ?? codes[0];
}
