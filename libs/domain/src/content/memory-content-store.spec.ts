import { describeContentStore } from './content-store.contract';
import { MemoryContentStore } from './memory-content-store.fixture';
import { MemoryContentPictureStore } from './pictures/memory-content-picture-store.fixture';

describeContentStore(() => {
  const pictures = new MemoryContentPictureStore();
  return { store: new MemoryContentStore(pictures), pictures };
});
