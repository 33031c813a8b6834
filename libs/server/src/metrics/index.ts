export { MetricsModule } from './metrics.module';
export { Metrics, type MetricsKit } from './metrics';
export { addressWords, routeFinder } from './route-of';
