import { Controller, Get, Header } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../rest/endpoint.decorator';
import { RequestProblem } from '../problems/problem';
import { RETRY_SECONDS } from '../problems/storage-failure';
import { Stopping } from '../process/stopping';
import { Readiness } from './readiness';

class Health {
  @ApiProperty({ enum: ['ok'], example: 'ok' })
  status!: string;
}

/** For orchestrators, load balancers and monitors. */
@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly stopping: Stopping,
  ) {}

  /** Succeeds as long as the process runs; it does not ask the database. */
  @Get('live')
  @Header('Cache-Control', 'no-store')
  @Endpoint({
    id: 'checkLive',
    summary: 'Whether the process is alive',
    description: 'The process responds; this says nothing about the database.',
    access: 'public',
    answer: { type: Health, description: 'The process is alive.' },
  })
  live(): Health {
    return { status: 'ok' };
  }

  /** Succeeds when guests can be served. */
  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @Endpoint({
    id: 'checkReady',
    summary: 'Whether guests can be served',
    description:
      'Otherwise 503, and `reason` of the problem says why: `database_unreachable` (no answer through the connections ' +
      'that serve requests: all are taken, or the database is away), `database_not_writable` (read-only, a standby, or ' +
      'its disk is full), `migrations_pending` (this program’s own are not applied yet; those of a newer one do not ' +
      'matter), `stopping` (the server is shutting down and finishes open requests). Nothing else is a reason: e-mail, ' +
      'background jobs and low disk space are reported by `getSuperAdminHealth` and by the metrics. A positive answer ' +
      'about writes and migrations is up to 5 s old.',
    access: 'public',
    answer: { type: Health, description: 'Guests can be served.' },
  })
  async ready(): Promise<Health> {
    this.stopping.noteWatcher();
    const reason = await this.readiness.unreadyReason();
    if (reason) throw new RequestProblem('server.unavailable', [], RETRY_SECONDS.away, reason);
    return { status: 'ok' };
  }
}
