import type { SentFile } from './form-upload';
import { RequestProblem } from '../problems/problem';

/** The file that a call cannot do without. @throws RequestProblem naming the field when none was sent */
export function requiredFile(file: SentFile | undefined, field: string): SentFile {
  if (!file) throw new RequestProblem('request.invalid', [{ field, code: 'required' }]);
  return file;
}
