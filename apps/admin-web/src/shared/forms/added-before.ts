import { problemOf } from '@ospite/contracts';

/**
 * The id of what an earlier try of a form has added, when its answer was lost and something else was typed since: that is a
 * change of it then.
 * @param error of sending it again under its key
 */
export function addedBefore(error: unknown): number | undefined {
  const { code, facts } = problemOf(error);
  return code.endsWith('.key_reused') && typeof facts.id === 'number' ? facts.id : undefined;
}
