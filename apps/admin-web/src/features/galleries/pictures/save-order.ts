import { isNetworkProblem, problemOf } from '@ospite/contracts';
import type { SaveOrder } from '../../../shared/forms/entries/use-saved-order';

interface Placed {
  readonly id: number;
  readonly imageOrder: number;
}

type Ids = readonly number[];
interface Outcome {
  readonly error?: unknown;
}

interface OrderCalls {
  /** Puts the response where the pictures are read. */
  readonly save: SaveOrder;
  /** The pictures as they are on the server now; null without a response. */
  readonly list: () => Promise<readonly Placed[] | null>;
}

/**
 * Saves an order; once more where a picture has arrived or gone since it was read, such as the next one that is being
 * uploaded: new ones go last. Where only the answer was lost, it is saved.
 * @param read the order that it is based on
 */
export async function saveOrder(ids: Ids, read: Ids, { save, list }: OrderCalls): Promise<Outcome> {
  const outcome = await save(ids, read);
  if (outcome.error === undefined) return outcome;
  const problem = problemOf(outcome.error);
  const isMismatch = problem.code.endsWith('.order_mismatch');
  const isSomebodyElses = problem.code.endsWith('.order_changed');
  if (!isMismatch && !isSomebodyElses && !isNetworkProblem(problem)) return outcome;
  // Somebody who has to decide again sees the current order.
  const stored = await list();
  if (!stored || isSomebodyElses) return outcome;
  const now = stored.toSorted((one, other) => one.imageOrder - other.imageOrder).map(({ id }) => id);
  if (isMismatch)
    return save([...ids.filter((id) => now.includes(id)), ...now.filter((id) => !ids.includes(id))], read);
  return now.join() === ids.join() ? {} : outcome;
}
