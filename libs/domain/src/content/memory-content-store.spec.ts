import { describeContentStore } from './content-store.contract';
import { MemoryContentStore } from './memory-content-store.fixture';

describeContentStore(() => new MemoryContentStore());
