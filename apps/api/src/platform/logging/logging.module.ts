import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Logger } from 'pino';
import { httpLogging } from './http-logging';

/** Nest's own messages and the API's requests go to the process's logger. */
export function loggingModule(logger: Logger): DynamicModule {
  return LoggerModule.forRoot({ pinoHttp: httpLogging(logger) });
}
