import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Config } from '../config/config';
import { Addresses } from './addresses';
import { listenForScrapes } from './metrics-server';
import { requestObserver, type RequestObserver } from './request-metrics';

/** What metrics are made with; they belong to this registry. */
export interface MetricsKit {
  readonly Counter: typeof Counter;
  readonly Gauge: typeof Gauge;
  readonly Histogram: typeof Histogram;
  readonly registry: Registry;
}

/** Creates the metrics of a module. @returns a function that updates them before they are read, if needed */
type MetricSource = (kit: MetricsKit) => (() => Promise<void>) | void;

/**
 * Metrics for Prometheus, on a port of their own that guests never reach. Modules register theirs when they are made; with
 * `METRICS_PORT` unset none of them is, nothing is measured, and prom-client is not even loaded.
 */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  private readonly logger = new Logger(Metrics.name);
  private readonly sources: MetricSource[] = [];
  private observer: RequestObserver | undefined;
  private server: Server | undefined;

  constructor(
    private readonly config: Config,
    private readonly addresses: Addresses,
  ) {}

  /** Registers metrics; before `start`. */
  register(source: MetricSource): void {
    this.sources.push(source);
  }

  /** Records a request; call it before anything else handles it. */
  observe(request: IncomingMessage, response: ServerResponse): void {
    this.observer?.(request, response);
  }

  /**
   * Begins to measure and to answer Prometheus, if that is configured. Call it once Nest is initialised.
   * @returns the port; undefined when metrics are off
   * @throws Node's error when the port cannot be listened on
   */
  async start(): Promise<number | undefined> {
    const { metricsPort, metricsHost } = this.config;
    if (metricsPort === undefined) return undefined;
    const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
    const registry = new Registry();
    const kit = { Counter, Gauge, Histogram, registry };
    // The event loop's lag, memory, processor time, garbage collection, under the names that ready-made charts know.
    collectDefaultMetrics({ register: registry });
    const updates = this.sources.flatMap((source) => source(kit) ?? []);
    const read = async () => {
      const results = await Promise.allSettled(updates.map((update) => update()));
      for (const { reason } of results.filter((result) => result.status === 'rejected'))
        this.logger.warn({ err: reason }, 'Some metrics could not be brought up to date');
      return { type: registry.contentType, text: await registry.metrics() };
    };
    const { server, port } = await listenForScrapes(read, metricsPort, metricsHost);
    this.server = server;
    this.observer = requestObserver(kit, (path) => this.addresses.patternOf(path));
    return port;
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
