import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Logger } from 'pino';
import { httpLogging } from './http-logging';

/** Sends Nest's own messages and the log of requests to the process's logger. */
export function loggingModule(logger: Logger): DynamicModule {
  return LoggerModule.forRoot({ pinoHttp: httpLogging(logger) });
}
