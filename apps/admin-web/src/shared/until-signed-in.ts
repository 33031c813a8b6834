import { authApi } from '@ospite/contracts';
import type { OfficeStore } from './store';

/** The store's part that the session is read from. */
type SessionState = Parameters<ReturnType<typeof authApi.endpoints.getMe.select>>[0];

const selectSession = authApi.endpoints.getMe.select();

/**
 * Resolves once the session that has just been refused was found to be there again: somebody has signed in, in the
 * dialog or in another tab.
 */
export function untilSignedIn(store: OfficeStore): Promise<void> {
  const session = () => selectSession(store.getState() as SessionState);
  const refusedAt = session().fulfilledTimeStamp ?? 0;
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      const { isSuccess, fulfilledTimeStamp = 0 } = session();
      if (!isSuccess || fulfilledTimeStamp <= refusedAt) return;
      stop();
      resolve();
    });
  });
}
