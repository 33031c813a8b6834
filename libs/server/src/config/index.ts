export { ConfigModule } from './config.module';
export { Config } from './config';
export { ConfigError, environment, readConfig } from './read-config';
