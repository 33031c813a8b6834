// A program of its own, so that it can be frozen: the tests' S3-compatible server. It says where it is.
import { startObjectStore } from '../../libs/server/src/testing/object-store.fixture.ts';

const { folder, env, close } = await startObjectStore();
console.log(JSON.stringify({ folder, env }));
process.once('SIGTERM', () => close().then(() => process.exit()));
