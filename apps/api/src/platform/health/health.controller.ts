import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { HealthCheckService } from '@nestjs/terminus';
import { RequestProblem } from '../problems/problem';
import { Public } from '../rest/access.decorator';
import { DatabaseHealth } from './database.health';

const RETRY_SECONDS = 5;

class Health {
  @ApiProperty({ enum: ['ok'], example: 'ok' })
  status!: string;
}

/** For orchestrators, load balancers and monitors. */
@ApiTags('health')
@Public()
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: DatabaseHealth,
  ) {}

  /** Succeeds as long as the process runs; it does not ask the database. */
  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    operationId: 'checkLive',
    summary: 'Whether the process is alive',
    description: 'The process answers; it says nothing about the database.',
  })
  @ApiOkResponse({ type: Health, description: 'The process is alive.' })
  live(): Health {
    return { status: 'ok' };
  }

  /** Succeeds when guests can be served, which takes a database that reads and writes. */
  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    operationId: 'checkReady',
    summary: 'Whether guests can be served',
    description:
      'The process reaches its database through the connections that serve requests, and the database takes writes ' +
      '(asked at most every 5 s); 503 otherwise, so that a load balancer waits.',
  })
  @ApiOkResponse({ type: Health, description: 'Guests can be served.' })
  async ready(): Promise<Health> {
    try {
      await this.health.check([() => this.database.check()]);
    } catch {
      throw new RequestProblem('server.unavailable', [], RETRY_SECONDS);
    }
    return { status: 'ok' };
  }
}
