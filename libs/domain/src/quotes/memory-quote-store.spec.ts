import { MemoryQuoteStore } from './memory-quote-store.fixture';
import { describeQuoteStore } from './quote-store.contract';

describeQuoteStore(() => {
  const store = new MemoryQuoteStore();
  const all = { offset: 0, limit: 1_000 };
  return {
    store,
    messages: async () => (await store.outbox.list(undefined, all)).messages.toReversed(),
    giveUpMessages: async () => store.outbox.giveUp(),
    count: async () => (await store.list({}, all)).total,
  };
});
