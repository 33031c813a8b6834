import { Injectable } from '@nestjs/common';
import { HealthCheckService, HealthIndicatorService, type HealthIndicatorFunction } from '@nestjs/terminus';
import { Stopping } from '../process/stopping';
import { DatabaseChecks } from './database-checks';

/**
 * Why guests cannot be served, the most fundamental first: without a response from the database the others cannot be
 * judged. Nothing else is a reason: e-mail, background work and the disk are reported to the super admin and to monitoring.
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
    // A process that is about to stop need not ask the database.
    if (this.stopping.hasBegun) return 'stopping';
    const failed = new Set<UnreadyReason>();
    const checked = (reason: UnreadyReason, check: () => Promise<void>): HealthIndicatorFunction => {
      const indicator = this.indicators.check(reason);
      return () =>
        check().then(
          () => indicator.up(),
          () => {
            failed.add(reason);
            return indicator.down();
          },
        );
    };
    const checks = [
      checked('database_unreachable', () => this.database.answer()),
      checked('migrations_pending', this.database.migrations),
      checked('database_not_writable', this.database.write),
    ];
    await this.health.check(checks).catch((error: unknown) => {
      // Terminus throws when a check failed, which we know.
      if (failed.size === 0) throw error;
    });
    return UNREADY_REASONS.find((reason) => failed.has(reason));
  }
}
