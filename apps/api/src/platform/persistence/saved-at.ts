/** Now, but in any case another moment than the one before, by which saves are told apart. */
export function savedAt(before: Date, now: Date): Date {
  return now.getTime() > before.getTime() ? now : new Date(before.getTime() + 1);
}
