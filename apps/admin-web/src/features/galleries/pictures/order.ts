/** The payload of a new order. Source: specification §7, reorder. */
export function imageOrders(ids: readonly number[]): { id: number; order: number }[] {
  return ids.map((id, order) => ({ id, order }));
}
