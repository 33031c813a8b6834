import { describeMessageStore } from './message-store.contract';
import { memoryOutbox } from './outbox.fixture';
import { describeSending } from './sending.contract';
import { describeSlowSending } from './slow-sending.contract';

describeMessageStore(memoryOutbox);
describeSending(memoryOutbox);
describeSlowSending(memoryOutbox);
