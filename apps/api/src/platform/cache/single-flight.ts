/** Does a piece of work once, however many ask for it at the same moment. */
export class SingleFlight<Result> {
  private readonly flying = new Map<string, Promise<Result>>();

  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const begun = this.flying.get(key);
    if (begun) return begun;
    const flight = work().finally(() => this.flying.delete(key));
    this.flying.set(key, flight);
    return flight;
  }
}
