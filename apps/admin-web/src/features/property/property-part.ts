import type { UpdatePropertyRequest } from '@ospite/contracts';
import { checkProperty, type FieldProblem } from '@ospite/domain';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import { fieldErrors, type FieldErrors } from '../../shared/forms/field-errors';
import type { Form } from '../../shared/forms/use-form';

export type PropertyFieldsProps<Values extends object> = Pick<
  Form<Values>,
  'values' | 'set' | 'adopt' | 'errors'
>;

/** A group of the property's values: how they are typed, shown in fields, and put back into the record. */
export interface PropertyPart<Values extends object> {
  /** The record's values as they are typed. */
  readonly read: (property: UpdatePropertyRequest) => Values;
  /** What was typed as fields of the record; a number that is none is NaN, which the rules refuse. */
  readonly write: (values: Values) => Partial<UpdatePropertyRequest>;
  /** The fields; each has the name that the API gives it, so that what is wrong finds its place. */
  readonly Fields: ComponentType<PropertyFieldsProps<Values>>;
  /** Keys of what the values are called. */
  readonly labels: Readonly<Record<keyof Values, string>>;
}

const IN_CENTS = /(?:cents|centsPerPersonNight)$/;

/**
 * What is wrong with the written fields by the domain's own rules, in words by the field's name; other fields of the
 * record do not concern this form.
 */
export function problemsOfPart(
  t: TFunction,
  property: UpdatePropertyRequest,
  written: Partial<UpdatePropertyRequest>,
): FieldErrors {
  const check = checkProperty({ ...property, ...written });
  if (check.ok) return {};
  const own = check.problems.filter(({ field }) => (field.split('.')[0] ?? '') in written);
  return fieldErrors(t, own.map(inEuros));
}

/** Limits of amounts are in cents, and read in euro. */
function inEuros(problem: FieldProblem): FieldProblem {
  if (!IN_CENTS.test(problem.field) || !problem.facts) return problem;
  const facts = Object.entries(problem.facts).map(([name, value]) => [name, Number(value) / 100]);
  return { ...problem, facts: Object.fromEntries(facts) };
}
