import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics';
import { ProcessMetrics } from './process-metrics';

/** The metrics of this server, for every module. */
@Global()
@Module({ providers: [Metrics, ProcessMetrics], exports: [Metrics] })
export class MetricsModule {}
