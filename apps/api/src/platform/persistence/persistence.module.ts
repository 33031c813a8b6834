import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config';
import { ContentVersion } from './content-version';
import { DatabasePool } from './database-pool';
import { ormOptions } from './orm-options';
import { ServerSecrets } from './server-secrets';

/** The database for every module: `EntityManager` (one unit of work a request), the plain pool, the content version. */
@Global()
@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      inject: [Config],
      useFactory: (config: Config) => ormOptions(config.databaseUrl),
    }),
  ],
  providers: [ContentVersion, DatabasePool, ServerSecrets],
  exports: [ContentVersion, DatabasePool, ServerSecrets],
})
export class PersistenceModule {}
