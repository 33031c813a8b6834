import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Module, type DynamicModule } from '@nestjs/common';
import { Config } from '../config/config';
import { ContentVersion } from './content/content-version';
import { DatabasePool } from './connections/database-pool';
import { LongRunningWork } from './connections/long-running-work';
import { ServingPools } from './connections/serving-pools';
import { DatabaseNotices } from './notices/database-notices';
import { DatabaseSchema, servingOrmOptions } from './orm-options';
import { ServerSecrets } from './server-secrets';

/** The database for every module: `EntityManager` (one unit of work a request), the plain pool, the content version, secrets. */
@Module({})
export class PersistenceModule {
  static with(schema: DatabaseSchema): DynamicModule {
    return {
      module: PersistenceModule,
      global: true,
      imports: [
        MikroOrmModule.forRootAsync({
          driver: PostgreSqlDriver,
          inject: [Config],
          useFactory: (config: Config) => servingOrmOptions(config.databaseUrl, schema),
        }),
      ],
      providers: [
        ContentVersion,
        {
          provide: DatabaseNotices,
          inject: [Config],
          useFactory: ({ databaseUrl }: Config) => new DatabaseNotices(databaseUrl),
        },
        DatabasePool,
        LongRunningWork,
        ServerSecrets,
        ServingPools,
        { provide: DatabaseSchema, useValue: schema },
      ],
      exports: [
        ContentVersion,
        {
          provide: DatabaseNotices,
          inject: [Config],
          useFactory: ({ databaseUrl }: Config) => new DatabaseNotices(databaseUrl),
        },
        DatabasePool,
        DatabaseSchema,
        LongRunningWork,
        ServerSecrets,
        ServingPools,
      ],
    };
  }
}
