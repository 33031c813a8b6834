export { EXIT_CONFIGURATION, EXIT_USAGE } from './exit-codes';
export { hasListener, sendHeartbeats } from './heartbeat';
export { collectGarbageWhenIdle } from './idle-garbage-collection';
export { ProcessModule } from './process.module';
export { stopOnRequest } from './shutdown';
export { Stopping } from './stopping';
export { VERSION } from './version';
