import { Global, Module, type DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Logger } from 'pino';
import { httpLogging } from './http-logging';
import { RecentErrors } from './recent-errors';

/** The log, for every module. */
@Global()
@Module({})
class LoggingModule {}

/** Sends Nest's own messages and the log of requests to the process's logger, and tells every module its last errors. */
export function loggingModule(logger: Logger, recentErrors: RecentErrors): DynamicModule {
  return {
    module: LoggingModule,
    imports: [LoggerModule.forRoot({ pinoHttp: httpLogging(logger) })],
    providers: [{ provide: RecentErrors, useValue: recentErrors }],
    exports: [RecentErrors],
  };
}
