// Shows: decisions §4 Personal data
import { outdatedErasures } from './outdated-erasures';

const NOW = new Date('2026-11-22T04:00:00Z');
const on = (day: string) => ({ at: new Date(`${day}T04:00:00Z`), hash: day });

it('no archive needs an erasure that is older than three months, if all archives are newer', () => {
  const erasures = [on('2026-08-21'), on('2026-08-23')];
  expect(outdatedErasures(erasures, [on('2026-09-30')], NOW)).toEqual([on('2026-08-21')]);
  expect(outdatedErasures(erasures, [], NOW)).toEqual([on('2026-08-21')]);
});

it('an archive from before an erasure needs it, however old both are', () => {
  expect(outdatedErasures([on('2025-05-02')], [on('2025-05-01'), on('2026-11-22')], NOW)).toEqual([]);
});
