export { refuseAsynchronousCommits } from './asynchronous-commit.fixture';
export { freePort } from './free-port';
export { formOf, textPart, WAYS_TO_SEND_NO_FILE } from './multipart.fixture';
export { startObjectStore, type TestObjectStore } from './object-store.fixture';
export {
  aHeicFile,
  aMovingAvif,
  aMovingPng,
  aMovingWebp,
  aNoisyPicture,
  aPictureFile,
  aPixelBomb,
  pictureFolder,
  storedFiles,
} from './pictures.fixture';
export { type ReceivedResponse, send, type SentRequest } from './send-request.fixture';
export { TestClock } from './test-clock';
export { testOrmOn, type TestOrm } from './test-orm';
export {
  createDatabase,
  createEmptyDatabase,
  emptying,
  given,
  onDatabase,
  onServer,
  role,
  type TestDatabase,
  urlOf,
} from './test-database';
