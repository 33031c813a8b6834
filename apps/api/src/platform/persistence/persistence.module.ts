import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config';
import { ContentVersion } from './content-version';
import { DatabasePool } from './database-pool';
import { LongWork } from './long-work';
import { servingOrmOptions } from './orm-options';
import { ServerSecrets } from './server-secrets';

/** The database for every module: `EntityManager` (one unit of work a request), the plain pool, the content version. */
@Global()
@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      inject: [Config],
      useFactory: (config: Config) => servingOrmOptions(config.databaseUrl),
    }),
  ],
  providers: [ContentVersion, DatabasePool, LongWork, ServerSecrets],
  exports: [ContentVersion, DatabasePool, LongWork, ServerSecrets],
})
export class PersistenceModule {}
