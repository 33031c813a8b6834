/** Port: what time it is. Passed in, so that rules about today can be tried on any day. */
export abstract class Clock {
  abstract now(): Date;
}

/** Port: whether anything may be deleted because of its age, which one wrong clock must not decide. */
export abstract class DeletionByAge {
  abstract mayDelete(): Promise<boolean>;
}
