import type { AccessKey, Account, Session } from '@ospite/contracts';
import { anAccountResponse, problem, type Handlers } from '@ospite/contracts/testing';

export const AN_ACCOUNT = anAccountResponse();
export const THIS_SESSION: Session = {
  id: 1,
  browser: 'Chrome',
  system: 'Android',
  startedAt: '2027-05-02T06:30:00.000Z',
  lastUsedAt: '2027-05-02T08:30:00.000Z',
  isKept: true,
  isCurrent: true,
};
export const A_PASSWORD = 'ginepro-mirto-elicriso';
/** Why the API refuses a call without a session. */
export const NOT_SIGNED_IN = problem(401, 'account.not_signed_in');

export interface SessionState {
  /** The signed-in account; null for nobody. */
  account: Account | null;
  password: string;
  /** The code that makes the first account; null when there is an account. */
  setupCode: string | null;
  sessions: readonly Session[];
  accessKeys: readonly AccessKey[];
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
    changePassword: ({ changePasswordRequest: { currentPassword, newPassword, keepAccessKeys } }) => {
      if (currentPassword !== state.password) return problem(422, 'account.wrong_password');
      state.password = newPassword;
      if (!keepAccessKeys) state.accessKeys = [];
      state.account = AN_ACCOUNT;
      return null;
    },
    endOtherSessions: ({ keepAccessKeys }) => {
      state.sessions = state.sessions.filter(({ isCurrent }) => isCurrent);
      if (!keepAccessKeys) state.accessKeys = [];
      return null;
    },
    listSessions: () => [...state.sessions],
    endSession: ({ sessionId }) => {
      state.sessions = state.sessions.filter(({ id }) => id !== sessionId);
      return null;
    },
    confirmPassword: ({ confirmPasswordRequest: { password } }) =>
      password === state.password ? null : problem(422, 'account.wrong_password'),
  };
}
