const DAY_MS = 86_400_000;

/** A date so many days from today at the property, as a date field takes it. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv', { timeZone: 'Europe/Rome' });
}

/** An address that no other journey writes to, so that each finds its own letters. */
export function anAddress(name: string): string {
  return `${name}.${Math.random().toString(36).slice(2, 10)}@example.org`;
}
