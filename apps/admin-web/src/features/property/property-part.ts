import type { UpdatePropertyRequest } from '@ospite/contracts';
import { checkProperty } from '@ospite/domain';
import { fieldProblemText } from '@ospite/i18n';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { FieldErrors, Form } from '../../shared/forms/use-form';

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
  // The first problem of a field is the one that is told.
  const told = own.filter(({ field }, index) => own.findIndex((other) => other.field === field) === index);
  return Object.fromEntries(told.map((problem) => [problem.field, fieldProblemText(t, inEuros(problem))]));
}

type Problem = {
  readonly field: string;
  readonly code: string;
  readonly facts?: Readonly<Record<string, string | number>>;
};

/** Limits of amounts are in cents, and read in euro. */
function inEuros(problem: Problem): Problem {
  if (!IN_CENTS.test(problem.field) || !problem.facts) return problem;
  const facts = Object.entries(problem.facts).map(([name, value]) => [name, Number(value) / 100]);
  return { ...problem, facts: Object.fromEntries(facts) };
}
