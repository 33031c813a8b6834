import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import {
  HealthCheckService,
  HealthIndicatorService,
  type HealthCheckResult,
  type HealthIndicatorFunction,
} from '@nestjs/terminus';
import { Stopping } from '../process/stopping';
import { DatabaseChecks } from './database-checks';

/**
 * Why guests cannot be served, the most telling first: without an answer of the database the others cannot be judged.
 * Nothing else is a reason: e-mail, background work and the disk are told to the super admin and to the monitor.
 */
export const UNREADY_REASONS = [
  'stopping',
  'database_unreachable',
  'migrations_pending',
  'database_not_writable',
] as const;
export type UnreadyReason = (typeof UNREADY_REASONS)[number];

/** Whether guests can be served. */
@Injectable()
export class Readiness {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly stopping: Stopping,
    private readonly database: DatabaseChecks,
  ) {}

  /** @returns undefined when guests can be served */
  async unreadyReason(): Promise<UnreadyReason | undefined> {
    // The database need not be asked by a process that is about to go.
    if (this.stopping.hasBegun) return 'stopping';
    const { error = {} } = await this.health
      .check([
        this.checked('database_unreachable', () => this.database.answer()),
        this.checked('migrations_pending', this.database.migrations),
        this.checked('database_not_writable', this.database.write),
      ])
      .catch(resultOf);
    return UNREADY_REASONS.find((reason) => reason in error);
  }

  private checked(reason: UnreadyReason, check: () => Promise<void>): HealthIndicatorFunction {
    const indicator = this.indicators.check(reason);
    return () =>
      check().then(
        () => indicator.up(),
        () => indicator.down(),
      );
  }
}

/** Terminus throws the result when a check failed. */
function resultOf(thrown: unknown): HealthCheckResult {
  if (thrown instanceof ServiceUnavailableException) return thrown.getResponse() as HealthCheckResult;
  throw thrown;
}
