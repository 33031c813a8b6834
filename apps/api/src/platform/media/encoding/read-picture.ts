import type { FieldProblem } from '@ospite/domain';
import { RequestProblem } from '../../problems/problem';
import {
  makePicture,
  MAX_PICTURE_PIXELS,
  UnreadablePictureError,
  type MadePicture,
  type PictureFault,
} from './make-picture';

/** What is told of a field whose picture we do not take. */
const PROBLEMS: Readonly<Record<PictureFault, Omit<FieldProblem, 'field'>>> = {
  unreadable: { code: 'unreadable_picture' },
  too_many_pixels: { code: 'too_many_pixels', facts: { max: MAX_PICTURE_PIXELS / 1_000_000 } },
  animated: { code: 'animated_picture' },
};

/**
 * Makes a picture of what somebody uploaded in a field. Its content decides what it is, not its name.
 * @throws RequestProblem naming the field when it is no picture that we take
 */
export async function readPicture(content: Buffer, field: string): Promise<MadePicture> {
  try {
    return await makePicture(content);
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error;
    throw new RequestProblem('request.invalid', [{ field, ...PROBLEMS[error.fault] }]);
  }
}
