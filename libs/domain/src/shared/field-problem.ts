/** What is wrong with one field: a stable code, and facts that a sentence about it may need. */
export interface FieldProblem<Field extends string = string, Code extends string = string> {
  readonly field: Field;
  readonly code: Code;
  readonly facts?: Readonly<Record<string, string | number>>;
}
