import { problemOf } from '@ospite/contracts';

/** Whether the property could not be read because nobody has described it yet. */
export function isUndescribed(error: unknown): boolean {
  return error !== undefined && problemOf(error).code === 'property.not_found';
}
