export { MetricsModule } from './metrics.module';
export { Metrics, type MetricsKit } from './metrics';
export { pathSegments, routeFinder } from './route-of';
