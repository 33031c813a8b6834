/** Does a piece of work once, however many callers ask for it at the same moment. */
export class SingleFlight<Result> {
  private readonly running = new Map<string, Promise<Result>>();

  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const begun = this.running.get(key);
    if (begun) return begun;
    const flight = work().finally(() => this.running.delete(key));
    this.running.set(key, flight);
    return flight;
  }
}
