import { RequestProblem } from '../problems/problem';

/** Refuses fields in the body of a call that takes none: a body is empty, or an empty JSON object. */
export function refuseFields(body: unknown): void {
  if (body === undefined) return;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new RequestProblem('request.malformed');
  const fields = Object.keys(body).map((field) => ({ field, code: 'unknown_field' }));
  if (fields.length > 0) throw new RequestProblem('request.invalid', fields);
}
