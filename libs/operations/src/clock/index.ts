export { ClockWatch } from './clock-watch';
export { ClockModule } from './clock.module';
export { ClockTrustRecord } from './persistence/clock-trust.record';
