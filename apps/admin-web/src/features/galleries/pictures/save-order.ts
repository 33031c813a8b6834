import { problemOf } from '@ospite/contracts';

interface Numbered {
  readonly id: number;
}

type Ids = readonly number[];
interface Outcome {
  readonly error?: unknown;
}

interface OrderCalls {
  /** Sends an order and puts the response where the pictures are read. */
  readonly save: (ids: Ids) => Promise<Outcome>;
  /** The pictures as they are on the server now; null without a response. */
  readonly list: () => Promise<readonly Numbered[] | null>;
}

/**
 * Saves an order; once more where a picture has arrived or gone since it was read, such as the next one that is being
 * uploaded: new ones go last.
 */
export async function saveOrder(ids: Ids, { save, list }: OrderCalls): Promise<Outcome> {
  const outcome = await save(ids);
  if (outcome.error === undefined || !problemOf(outcome.error).code.endsWith('.order_mismatch'))
    return outcome;
  const stored = await list();
  if (!stored) return outcome;
  const now = stored.map(({ id }) => id);
  return save([...ids.filter((id) => now.includes(id)), ...now.filter((id) => !ids.includes(id))]);
}
