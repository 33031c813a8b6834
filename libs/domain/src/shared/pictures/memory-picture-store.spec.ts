import { AN_UPLOAD, MemoryPictureStore } from './memory-picture-store.fixture';
import { describePictureStore } from './picture-store.contract';

describePictureStore(() => {
  const pictures = new MemoryPictureStore();
  return { pictures, upload: AN_UPLOAD, has: async (url) => pictures.files.has(url) };
});
