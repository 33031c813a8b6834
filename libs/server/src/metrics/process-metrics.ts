import { Injectable } from '@nestjs/common';
import { PublicCache } from '../cache/public-cache';
import { OpenResponses } from '../edge/open-responses';
import { ServingPools } from '../persistence/connections/serving-pools';
import { VERSION } from '../process/version';
import { Metrics, type MetricsKit } from './metrics';

/** Of this process alone: its version, open requests, connections to the database, cache. */
@Injectable()
export class ProcessMetrics {
  constructor(
    metrics: Metrics,
    private readonly open: OpenResponses,
    private readonly pools: ServingPools,
    private readonly cache: PublicCache,
  ) {
    metrics.register((kit) => this.make(kit));
  }

  private make({ Counter, Gauge, registry }: MetricsKit): () => Promise<void> {
    const registers = [registry];
    new Gauge({
      name: 'ospite_info',
      help: 'Always 1; the version of Ospite.',
      labelNames: ['version'],
      registers,
    }).set({ version: VERSION }, 1);
    const open = new Gauge({
      name: 'ospite_http_requests_in_progress',
      help: 'Requests whose response is not sent yet.',
      registers,
    });
    const connections = new Gauge({
      name: 'ospite_database_connections_in_use',
      help: 'Connections to the database that are at work for a request, by pool.',
      labelNames: ['pool'],
      registers,
    });
    const size = new Gauge({
      name: 'ospite_database_connections_max',
      help: 'Connections that a pool may open.',
      labelNames: ['pool'],
      registers,
    });
    const waiting = new Gauge({
      name: 'ospite_database_connections_waited_for',
      help: 'Statements that wait for a connection, by pool.',
      labelNames: ['pool'],
      registers,
    });
    const lookups = new Counter({
      name: 'ospite_cache_lookups_total',
      help: 'Responses that came from the cache ("hit") or had to be made for it ("miss"), by kind.',
      labelNames: ['kind', 'result'],
      registers,
    });
    return async () => {
      open.set(this.open.count);
      for (const [pool, state] of Object.entries(await this.pools.look())) {
        connections.set({ pool }, state.inUse);
        size.set({ pool }, state.size);
        waiting.set({ pool }, state.waiting);
      }
      lookups.reset();
      for (const [kind, { hits, misses }] of Object.entries(this.cache.lookups)) {
        lookups.inc({ kind, result: 'hit' }, hits);
        lookups.inc({ kind, result: 'miss' }, misses);
      }
    };
  }
}
