import { PROPERTY_TIME_ZONE } from '@ospite/domain';

const DAY = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: PROPERTY_TIME_ZONE,
});
const SHORT_MOMENT = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: PROPERTY_TIME_ZONE,
});
const TIME = new Intl.DateTimeFormat('it-IT', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: PROPERTY_TIME_ZONE,
});
const inUnit = (unit: 'megabyte' | 'gigabyte') =>
  new Intl.NumberFormat('it-IT', { style: 'unit', unit, maximumFractionDigits: 0 });
const MEGABYTES = inUnit('megabyte');
const GIGABYTES = inUnit('gigabyte');

/** An instant (a date, or its ISO text) on the property's clock, as in "15 luglio 2099 alle 08:30". */
export function momentText(instant: Date | string): string {
  const moment = new Date(instant);
  return `${DAY.format(moment)} alle ${TIME.format(moment)}`;
}

/** The same for lists with a moment in each line. */
export function shortMomentText(instant: string): string {
  return SHORT_MOMENT.format(new Date(instant));
}

/** The time of day of an instant (ISO text) on the property's clock. */
export function timeText(instant: string): string {
  return TIME.format(new Date(instant));
}

/** Seconds as days, hours and minutes, the two largest that are not zero. */
export function durationText(seconds: number): string {
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(seconds / 86_400), 'day'],
    [Math.floor((seconds % 86_400) / 3_600), 'hour'],
    [Math.floor((seconds % 3_600) / 60), 'minute'],
  ];
  const said = parts.filter(([count]) => count > 0).slice(0, 2);
  return (said.length > 0 ? said : [[0, 'minute'] as const])
    .map(([count, unit]) =>
      new Intl.NumberFormat('it-IT', { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
    .join(', ');
}

/** Bytes as whole megabytes, or gigabytes from ten on. */
export function sizeText(bytes: number): string {
  return bytes < 10_000_000_000
    ? MEGABYTES.format(bytes / 1_000_000)
    : GIGABYTES.format(bytes / 1_000_000_000);
}
