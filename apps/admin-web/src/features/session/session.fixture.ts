import type { Account } from '@ospite/contracts';
import { anAccountResponse, problem, type Handlers } from '@ospite/contracts/testing';

export const AN_ACCOUNT = anAccountResponse();
export const A_PASSWORD = 'ginepro-mirto-elicriso';
/** Why the API refuses whoever is not signed in. */
export const NOT_SIGNED_IN = problem(401, 'account.not_signed_in');

export interface SessionState {
  /** Who is signed in; null for nobody. */
  account: Account | null;
  password: string;
  /** The code that makes the first account; null when there is an account. */
  setupCode: string | null;
}

/** Signing in and out over an account in memory. */
export function sessionOperations(state: SessionState): Handlers {
  return {
    login: ({ loginRequest: { username, password } }) => {
      if (username !== AN_ACCOUNT.username || password !== state.password) {
        return problem(401, 'account.wrong_credentials');
      }
      state.account = AN_ACCOUNT;
      return AN_ACCOUNT;
    },
    logout: () => {
      state.account = null;
      return null;
    },
    getInit: () => ({ available: state.setupCode !== null }),
    runInit: ({ runInitRequest: { setupCode, username = 'admin', password } }) => {
      if (setupCode !== state.setupCode) return problem(401, 'account.wrong_setup_code');
      state.setupCode = null;
      return { username, ...(password ? {} : { password: 'corallo-sabbia' }) };
    },
    getMe: () => state.account ?? NOT_SIGNED_IN,
    changePassword: ({ changePasswordRequest: { currentPassword, newPassword } }) => {
      if (currentPassword !== state.password) return problem(422, 'account.wrong_password');
      state.password = newPassword;
      state.account = AN_ACCOUNT;
      return null;
    },
    endOtherSessions: null,
  };
}
