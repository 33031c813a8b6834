import { describeAccountStore } from './account-store.contract';
import { MemoryAccountStore } from './memory-account-store.fixture';
import { MemorySessionStore } from './memory-session-store.fixture';
import { describeSecretHashStore } from './secrets/secret-hash-store.contract';
import { MemorySecretHashStore } from './secrets/memory-secret-hash-store.fixture';
import { describeSessionStore } from './session-store.contract';

describeAccountStore(() => new MemoryAccountStore());
describeSecretHashStore(() => new MemorySecretHashStore());
describeSessionStore(() => {
  const store = new MemorySessionStore();
  return {
    store,
    begin: async (id, accountId, passwordHash) => void store.sessions.set(id, { accountId, passwordHash }),
    belongsTo: async (id, passwordHash) => store.sessions.get(id)?.passwordHash === passwordHash,
  };
});
