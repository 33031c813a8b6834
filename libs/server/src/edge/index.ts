export { canonicalPath } from './canonical-url';
export { ConnectionSlots } from './connection-slots';
export { connectionSignal } from './connection-signal';
export { edgeListener, expectationListener } from './edge-listener';
export { OpenResponses } from './open-responses';
export { senderOf, warnOfUntrustedProxy } from './sender';
export { limitServer, SERVER_LIMITS, type ServerLimits } from './server-limits';
