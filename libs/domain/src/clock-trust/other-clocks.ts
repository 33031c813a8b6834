/** Port: the clocks that the machine's own is compared with. */
export abstract class OtherClocks {
  /** What time the database says it is. */
  abstract database(): Promise<Date>;

  /** Milliseconds for which this process has run, by the monotonic clock. */
  abstract runningMs(): number;
}
