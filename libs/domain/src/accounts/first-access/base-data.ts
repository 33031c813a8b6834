/** Port: what an installation needs besides its first account. Source: specification §7, POST /api/init. */
export abstract class BaseData {
  /** Fills in the property and its rooms where there is none. */
  abstract fill(): Promise<void>;
}
