import type { Language } from '@ospite/domain';
import { decimalText } from '@ospite/i18n/money';
import { unbroken } from './unbroken';

/** A distance in metres or kilometres, a range where there are two: "200 m", "20–25 km". */
export function distanceText(metres: readonly number[], language: Language): string {
  const [from, to] = metres;
  if (from === undefined) return '';
  const [unit, scale] = (to ?? from) < 1_000 ? (['m', 1] as const) : (['km', 1_000] as const);
  const texts = [from, ...(to === undefined ? [] : [to])].map((length) => {
    const tenths = Math.round((length / scale) * 10);
    return decimalText(tenths / 10, tenths % 10 === 0 ? 0 : 1, language);
  });
  return unbroken(`${texts.join('–')} ${unit}`);
}
