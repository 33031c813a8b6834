import { MemoryReviewStore } from './memory-review-store.fixture';
import { describeReviewStore } from './review-store.contract';

describeReviewStore(() => {
  const store = new MemoryReviewStore();
  const all = { offset: 0, limit: 1_000 };
  return {
    store,
    messages: async () => (await store.outbox.list(undefined, all)).messages.toReversed(),
    count: async () => (await store.list('everything', all)).total,
  };
});
