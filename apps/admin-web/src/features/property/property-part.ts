import type { Problem, Property, UpdatePropertyRequest } from '@ospite/contracts';
import { checkProperty, type FieldProblem } from '@ospite/domain';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import { fieldErrors, type FieldErrors } from '../../shared/forms/field-errors';
import type { Form } from '../../shared/forms/use-form';

export interface PropertyFieldsProps<Values extends object> extends Pick<
  Form<Values>,
  'values' | 'set' | 'adopt' | 'errors'
> {
  /** ISO 3166 code of the property's country. */
  readonly country: string;
}

/** A group of the property's values: how they are typed, shown in fields, and put back into the record. */
export interface PropertyPart<Values extends object> {
  /** The record's values as they are typed. */
  readonly read: (property: UpdatePropertyRequest) => Values;
  /** What was typed as fields of the record; a number that is none is NaN, which the rules refuse. */
  readonly write: (values: Values, country: string) => Partial<UpdatePropertyRequest>;
  /** The fields; each has the name that the API gives it, so that what is wrong finds its place. */
  readonly Fields: ComponentType<PropertyFieldsProps<Values>>;
  /** Keys of what the values are called. */
  readonly labels: Readonly<Record<keyof Values, string>>;
  /** Whether some fields are marked as required. */
  readonly hasRequired?: boolean;
  readonly useAfterSave?: () => AfterSave<Values>;
}

/**
 * What is left to send once the record is saved, such as files.
 * @returns undefined once it is; otherwise why it is not, and how what was stored stands beside what is still to be sent
 */
export type AfterSave<Values extends object> = (
  values: Values,
  saved: Property,
) => Promise<{ readonly error: Problem; readonly stored: (now: Values) => Partial<Values> } | undefined>;

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
  const check = checkProperty({ ...property, ...written }, new Date());
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
