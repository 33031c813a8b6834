import { Injectable } from '@nestjs/common';
import { Clock } from '@ospite/domain';

/** The machine's own time. */
@Injectable()
export class SystemClock implements Clock {
  now(): Date {
    return new Date();
  }
}
