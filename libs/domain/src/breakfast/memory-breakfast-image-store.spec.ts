import { describeBreakfastImageStore } from './breakfast-image-store.contract';
import { MemoryBreakfastImageStore } from './memory-breakfast-image-store.fixture';

describeBreakfastImageStore(() => new MemoryBreakfastImageStore());
