import { describeMessageStore } from './message-store.contract';
import { memoryOutbox } from './outbox.fixture';
import { describeSending } from './sending.contract';

describeMessageStore(memoryOutbox);
describeSending(memoryOutbox);
