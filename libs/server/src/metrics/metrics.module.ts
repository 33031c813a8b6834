import { Module, type DynamicModule } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Addresses } from './addresses';
import { Metrics } from './metrics';
import { ProcessMetrics } from './process-metrics';

/** The metrics of this server, and its addresses, by which they count requests, for every module. */
@Module({ providers: [Metrics, ProcessMetrics], exports: [Addresses, Metrics] })
export class MetricsModule {
  /** @param site patterns of the addresses that are no calls */
  static with(site: readonly string[]): DynamicModule {
    return {
      module: MetricsModule,
      global: true,
      providers: [
        {
          provide: Addresses,
          inject: [HttpAdapterHost],
          useFactory: (host: HttpAdapterHost) => new Addresses(host, site),
        },
      ],
    };
  }
}
