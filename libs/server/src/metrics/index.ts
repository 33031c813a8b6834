export { Addresses } from './addresses';
export { MetricsModule } from './metrics.module';
export { Metrics, type MetricsKit } from './metrics';
