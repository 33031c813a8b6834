import { describeContentPictureStore } from './content-picture-store.contract';
import { MemoryContentPictureStore } from './memory-content-picture-store.fixture';

describeContentPictureStore(() => new MemoryContentPictureStore());
