/** Port: what time it is. Passed in, so that rules about today can be tried on any day. */
export abstract class Clock {
  abstract now(): Date;
}
