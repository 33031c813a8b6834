import { describeEventStore } from './event-store.contract';
import { MemoryEventStore } from './memory-event-store.fixture';

describeEventStore(() => new MemoryEventStore());
