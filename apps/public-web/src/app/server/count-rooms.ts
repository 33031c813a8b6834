import { guestApi } from '@ospite/contracts/guest';
import type { SiteStore } from '../store';

/** How many rooms the house has, since interface words speak of one or of several; undefined where it cannot be read. */
export async function countRooms({ dispatch }: SiteStore): Promise<number | undefined> {
  const { data: rooms } = await dispatch(guestApi.endpoints.listRooms.initiate({}));
  return rooms?.length;
}
