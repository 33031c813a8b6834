export { createLogger, httpLogging, markOffline, markOverloaded } from './http-logging';
export { loggingModule } from './logging.module';
export { RecentErrors } from './recent-errors';
export { describeForConsole, withSourceLocations } from './source-locations';
export { SummarisedWarning } from './summarised-warning';
export { withoutLists } from './without-lists';
