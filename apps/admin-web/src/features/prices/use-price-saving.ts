import { isNetworkProblem, problemOf, useUpdatePriceMutation, type Problem } from '@ospite/contracts';
import { useBasedOn } from '../../shared/forms/state/use-based-on';
import { isClash, problemAt } from '../../shared/forms/state/save-problem';
import type { PriceCell, PriceValues } from './price-cells';

/**
 * Sends the prices that were typed, one call each, up to the first that fails: what is stored by then is no longer a
 * change, what is not stays typed, and the problem is that of its cell, unless
 * the line is what failed.
 * @param onStored called with what guests read by now, when saving ends
 */
export function usePriceSaving(
  cells: readonly PriceCell[],
  onStored: (stored: readonly PriceCell[], isAll: boolean) => void,
) {
  const [updatePrice] = useUpdatePriceMutation();
  const { basedOn, keep } = useBasedOn();
  return async (_values: PriceValues, changed: Partial<PriceValues>): Promise<{ error?: Problem }> => {
    const stored: PriceCell[] = [];
    for (const cell of cells) {
      const { name, room, season, price } = cell;
      const typed = changed[name];
      if (typed === undefined) continue;
      const result = await updatePrice({
        roomId: room.id,
        season,
        updatePriceRequest: {
          pricePerNight: typed.trim(),
          ...(price && { updatedAt: basedOn(price.updatedAt, name) }),
        },
      });
      keep(result, name);
      if (result.error !== undefined) {
        onStored(stored, false);
        const problem = problemOf(result.error);
        return { error: isClash(problem) || isNetworkProblem(problem) ? problem : problemAt(name, problem) };
      }
      stored.push(cell);
    }
    onStored(stored, true);
    return {};
  };
}
