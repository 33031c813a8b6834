import { MemoryPropertyStore } from './memory-property-store.fixture';
import { describePropertyStore } from './property-store.contract';

describePropertyStore(() => new MemoryPropertyStore());
