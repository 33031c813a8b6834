import { MemoryVisitStore } from './memory-visit-store.fixture';
import { describeVisitStore } from './visit-store.contract';

describeVisitStore(() => new MemoryVisitStore());
