export { ClockTrustRecord } from './clock-trust.record';
export { ClockWatch } from './clock-watch';
export { ClockModule } from './clock.module';
