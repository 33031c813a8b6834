/** Port: what is missing and not needed, by the keys of the reminders. The same for all owners. */
export abstract class DismissedReminders {
  abstract list(): Promise<readonly string[]>;
  /** Nothing happens when it is there already. */
  abstract add(reminder: string): Promise<void>;
  /** Nothing happens when it is not there. */
  abstract remove(reminder: string): Promise<void>;
}
