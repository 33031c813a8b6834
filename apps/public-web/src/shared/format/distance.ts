import type { Language } from '@ospite/domain';
import { numberFormat } from './number-format';

/** A distance in metres or kilometres, a range where there are two: "200 m", "20–25 km". */
export function distanceText(metres: readonly number[], language: Language): string {
  const [from, to] = metres;
  if (from === undefined) return '';
  const unit = (to ?? from) < 1_000 ? 'meter' : 'kilometer';
  const scale = unit === 'meter' ? 1 : 1_000;
  const format = numberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 });
  if (to === undefined) return format.format(from / scale);
  // Not `formatRange`: browsers and Node write its dash differently, and hydration needs the same text.
  const digits = numberFormat(language, { maximumFractionDigits: 1 });
  return `${digits.format(from / scale)}–${format.format(to / scale)}`;
}
