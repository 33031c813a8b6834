/** Port: the keys of dismissed reminders, shared by all owners. */
export abstract class DismissedReminders {
  abstract list(): Promise<readonly string[]>;
  /** Does nothing when it is there already. */
  abstract add(reminder: string): Promise<void>;
  /** Does nothing when it is not there. */
  abstract remove(reminder: string): Promise<void>;
}
