/** A time of day as all four languages write it: "8:00", not "08:00". @param time `HH:MM` */
export function clock(time: string): string {
  return time.replace(/^0/, '');
}
