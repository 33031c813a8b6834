import { authApi, baseApi, type Problem } from '@ospite/contracts';
import { SESSION_ENDED } from '@ospite/contracts/site';
import { forgetDrafts } from './drafts';
import type { OfficeStore } from './store';

const selectSession = authApi.endpoints.getMe.select();

/** The store's part that the session is read from. */
type SessionState = Parameters<typeof selectSession>[0];

/** Whether the session has ended, which the back-office renews in a dialog. */
export function isSignedOut({ code }: Problem): boolean {
  return code === 'account.not_signed_in';
}

/**
 * Whether the session was ended, from another device for example, and has not merely run out. What was typed here and not
 * sent is forgotten then, unless it is still on the screen: the person at this device need not be the one who typed it.
 */
export function wasEnded(problem: Problem): boolean {
  return isSignedOut(problem) && problem.facts.reason === SESSION_ENDED;
}

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

/** Forgets on this device what only the owner may see: what was read, and what was typed and not sent. */
export function forgetSession(dispatch: OfficeStore['dispatch']): void {
  forgetDrafts();
  dispatch(baseApi.util.resetApiState());
}
