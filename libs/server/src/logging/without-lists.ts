import type { LoggerService } from '@nestjs/common';

/** The Nest loggers that list every module and route at a start: 170 lines that hide the few others. */
const LISTS: readonly unknown[] = ['InstanceLoader', 'RouterExplorer', 'RoutesResolver'];

/** The same logger without Nest's lists; their warnings and errors are written like any other. */
export function withoutLists(logger: LoggerService): LoggerService {
  return {
    log: (message, ...details: unknown[]) => {
      if (!LISTS.includes(details.at(-1))) logger.log(message, ...details);
    },
    error: (message, ...details: unknown[]) => logger.error(message, ...details),
    warn: (message, ...details: unknown[]) => logger.warn(message, ...details),
    debug: (message, ...details: unknown[]) => logger.debug?.(message, ...details),
    verbose: (message, ...details: unknown[]) => logger.verbose?.(message, ...details),
    fatal: (message, ...details: unknown[]) => logger.fatal?.(message, ...details),
  };
}
