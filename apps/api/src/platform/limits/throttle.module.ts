import { Global, Module } from '@nestjs/common';
import { Throttle } from './throttle';
import { ThrottleJob } from './throttle-job';

/** Limits for every module. */
@Global()
@Module({ providers: [Throttle, ThrottleJob], exports: [Throttle] })
export class ThrottleModule {}
