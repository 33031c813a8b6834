import { Global, Module } from '@nestjs/common';
import { Throttle } from './throttle';

/** Limits for every module. */
@Global()
@Module({ providers: [Throttle], exports: [Throttle] })
export class ThrottleModule {}
