import type { AccessKey, Account, ListedAccount } from '@ospite/contracts';
import { anAccountResponse, problem, type Handlers } from '@ospite/contracts/testing';

export interface AccountsState {
  /** Who is signed in. */
  account: Account | null;
  accounts: readonly ListedAccount[];
  accessKeys: readonly AccessKey[];
}

const NOW = '2027-05-02T08:30:00.000Z';

/** Accounts and access keys in memory, with the rules of their API. */
export function accountsOperations(state: AccountsState): Handlers {
  const nextId = (rows: readonly { readonly id: number }[]) => Math.max(0, ...rows.map(({ id }) => id)) + 1;
  const addedBy = new Map<string, number>();
  return {
    listAccounts: () => [...state.accounts],
    addAccount: ({ addAccountRequest: { username }, 'Idempotency-Key': key = '' }) => {
      const again = state.accounts.find((account) => account.id === addedBy.get(key));
      if (again) return { ...again, password: 'abcd-efgh-jkmn-pqrs-tuvw' };
      if (state.accounts.some((other) => other.username.toLowerCase() === username.toLowerCase()))
        return problem(409, 'account.username_taken', { field: 'username' });
      const id = nextId(state.accounts);
      const added: ListedAccount = {
        ...anAccountResponse({ id, username, mustChangePassword: true, hasOneTimePassword: true }),
        createdAt: NOW,
      };
      state.accounts = [...state.accounts, added];
      addedBy.set(key, id);
      return { ...added, password: 'abcd-efgh-jkmn-pqrs-tuvw' };
    },
    changeContentRight: ({ accountId, changeContentRightRequest: { mayEditContent } }) => {
      const account = state.accounts.find(({ id }) => id === accountId);
      if (!account) return problem(404, 'account.not_found');
      const changed = { ...account, mayEditContent };
      const accounts = state.accounts.map((other) => (other === account ? changed : other));
      if (!accounts.some((other) => other.mayEditContent)) return problem(422, 'account.last_editor');
      state.accounts = accounts;
      return changed;
    },
    deleteAccount: ({ accountId }) => {
      const left = state.accounts.filter(({ id }) => id !== accountId);
      if (left.length === state.accounts.length) return problem(404, 'account.not_found');
      if (left.length === 0) return problem(422, 'account.last_one');
      const gone = state.accounts.find(({ id }) => id === accountId);
      state.accounts = left;
      if (gone?.id === state.account?.id) state.account = null;
      state.accessKeys = state.accessKeys.filter(({ createdBy }) => createdBy !== gone?.username);
      return null;
    },
    listAccessKeys: () => [...state.accessKeys],
    createAccessKey: ({ createAccessKeyRequest: { name, scope }, 'Idempotency-Key': formKey = '' }) => {
      const again = state.accessKeys.find((key) => key.id === addedBy.get(formKey));
      if (again) return { ...again, secret: 'ospite_the-secret' };
      const createdBy = state.account?.username ?? '';
      const id = nextId(state.accessKeys);
      const key: AccessKey = { id, name, scope, createdBy, createdAt: NOW, lastUsedAt: null };
      state.accessKeys = [key, ...state.accessKeys];
      addedBy.set(formKey, id);
      return { ...key, secret: 'ospite_the-secret' };
    },
    deleteAccessKey: ({ accessKeyId }) => {
      const left = state.accessKeys.filter(({ id }) => id !== accessKeyId);
      if (left.length === state.accessKeys.length) return problem(404, 'access_key.not_found');
      state.accessKeys = left;
      return null;
    },
  };
}
