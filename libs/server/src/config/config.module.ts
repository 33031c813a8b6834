import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Config } from './config';

/** The configuration, for every module. */
@Global()
@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: Config, useValue: config }],
      exports: [Config],
    };
  }
}
